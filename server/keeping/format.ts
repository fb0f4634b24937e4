/** A backup is gzipped text: this line, then each table as a line of its own, its rows as COPY writes them, and an end. */
export type BackupHead = { format: 1; made_at: string; migrations: string[] }

export type TableHead = { table: string; columns: string[] }

/** What COPY itself never writes as a row. */
export const endOfTable = '\\.'

/** Its being there says that the file is whole. */
export type BackupTail = { end: true; tables: number; rows: number; sequences: Record<string, number> }
