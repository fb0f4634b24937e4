import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Today } from '../../contract/desk.ts'
import type { Sql } from '../database/pool.ts'
import type { Handler, Watch } from './http.ts'
import { json } from './http.ts'
import { isOfThisMachine } from './loopback.ts'

/** What a host counts of itself, in Prometheus' format. */
export class Metrics implements Watch {
  readonly #registry = new Registry()
  readonly #requests = new Counter({
    name: 'wanderwish_requests_total',
    help: 'Requests that a handler answered, by route and status.',
    labelNames: ['route', 'status'],
    registers: [this.#registry],
  })
  readonly #seconds = new Histogram({
    name: 'wanderwish_request_seconds',
    help: 'How long those took.',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [this.#registry],
  })
  #fromMemory = 0

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
    const fromMemory = () => this.#fromMemory
    new Gauge({
      name: 'wanderwish_answers_from_memory',
      help: 'Answers that were ready before anybody asked, since the start.',
      registers: [this.#registry],
      collect() {
        this.set(fromMemory())
      },
    })
  }

  answeredFromMemory = (): void => {
    this.#fromMemory += 1
  }

  answered(route: string, status: number, seconds: number): void {
    this.#requests.inc({ route, status })
    this.#seconds.observe({ route }, seconds)
  }

  /** For a scraper on this machine: what the database knows is asked for when it comes. */
  page(sql: Sql | null): Handler {
    return async (request) => {
      if (!isOfThisMachine(request)) return json(403, { code: 403, message: 'Open on this machine only' })
      const own = await this.#registry.metrics()
      const body = sql ? own + (await ofTheService(sql)) : own
      return {
        status: 200,
        headers: { 'content-type': this.#registry.contentType, 'cache-control': 'no-store' },
        body,
      }
    }
  }
}

type Standing = Pick<Today, 'mail' | 'refunds' | 'health'> & {
  suspensions: number
  draws: Record<string, number>
  bytes: number
}

async function ofTheService(sql: Sql): Promise<string> {
  const [row] = await sql<{ standing: Standing }[]>`select jsonb_build_object(
    'mail', private.mail_standing(), 'refunds', private.refund_standing(),
    'health', (select coalesce(jsonb_agg(jsonb_build_object('name', h.name, 'at', h.at, 'is_well', h.is_well)), '[]')
      from private.heartbeats h),
    'suspensions', (select count(*) from private.suspensions s where s.status = 'open'),
    'draws', (select coalesce(jsonb_object_agg(status, n), '{}') from (
      select d.status, count(*) as n from private.draws d group by d.status) by_status),
    'bytes', pg_database_size(current_database())) as standing`
  if (!row) return ''
  const registry = new Registry()
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `wanderwish_${name}`, help, labelNames, registers: [registry] })
  const { mail, refunds, health, suspensions, draws, bytes } = row.standing
  gauge('mails_waiting', 'Letters that have not left.').set(mail.waiting)
  gauge('mails_failing', 'Letters that were refused or given up.').set(mail.failing)
  gauge('refunds_due', 'Refunds owed and not sent.').set(refunds.due)
  gauge('refunds_due_pence', 'Their sum.').set(refunds.due_pence)
  gauge('refunds_held', 'Refunds that came back and wait for the operator.').set(refunds.held)
  gauge('suspensions_open', 'Payments whose tickets are suspended.').set(suspensions)
  gauge('database_bytes', 'What the database weighs.').set(bytes)
  const drawn = gauge('draws', 'Draws by status.', ['status'])
  for (const [status, count] of Object.entries(draws)) drawn.set({ status }, count)
  const well = gauge('worker_well', '1 while a worker fares well.', ['worker'])
  const seen = gauge('worker_seen_seconds', 'When a worker was last at work.', ['worker'])
  for (const { name, at, is_well } of health) {
    well.set({ worker: name }, is_well ? 1 : 0)
    seen.set({ worker: name }, Date.parse(at) / 1000)
  }
  return registry.metrics()
}
