import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

/** How many lines of a list are shown at first, and how many more each time. */
export const atOnce = 20
/** The most the service gives at once: for files, which want everything. */
const most = 5000

export interface Listing<Row> {
  /** Of which fewer or more are shown at once. */
  atOnce?: number
  /** The act and what it is asked. */
  key: readonly unknown[]
  /** So many of the lines that come after one, or of the first. */
  page: (after: Row | undefined, atMost: number, signal?: AbortSignal) => Promise<readonly Row[]>
}

/** A long list from its beginning, asked for again after every act of the desk. */
export function usePages<Row>({ key, page, atOnce: count = atOnce }: Listing<Row>) {
  return useInfiniteQuery({
    queryKey: ['desk', 'pages', ...key],
    // Of any row the library cannot tell the type of its own parameter.
    queryFn: ({ pageParam, signal }) => page(pageParam as Row | undefined, count, signal),
    initialPageParam: undefined as Row | undefined,
    getNextPageParam: (last) => (last.length < count ? undefined : last.at(-1)),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** For `ExportButton`: a list from its first line to its last. */
export function everyPage<Row>({ page }: Listing<Row>) {
  return async function* pages(): AsyncGenerator<readonly Row[]> {
    let last: Row | undefined
    do {
      const rows = await page(last, most)
      yield rows
      last = rows.at(-1)
    } while (last !== undefined)
  }
}

/** The same of a list that comes whole. */
export function wholeList<Row>(list: () => Promise<readonly Row[]>) {
  return async function* pages(): AsyncGenerator<readonly Row[]> {
    yield await list()
  }
}
