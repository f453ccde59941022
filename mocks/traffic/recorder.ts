/** Records the last calls for testers who asked for it. A call is answered first and stored later. */
import type { EntityTable, InsertType } from 'dexie'
import type { ScenarioRule } from '#contract/scenario/scenario'
import { mostCalls, type RecordedCall } from '#contract/scenario/traffic'
import { GuardedDatabase } from '../database/guardedDatabase'
import { isStaffCall } from '../token'
import { maskedMessage, maskText } from './mask'

type NewCall = InsertType<RecordedCall, 'id'>

/** The last calls of all windows; no snapshot includes it. Created with the first recorded call. */
class TrafficDatabase extends GuardedDatabase {
  declare readonly calls: EntityTable<RecordedCall, 'id'>

  constructor() {
    super('tester-traffic', 'money')
    this.version(1).stores({ calls: '++id' })
  }
}

export const traffic = new TrafficDatabase()

/** Delay in ms, so that several calls share one transaction. */
const batchMs = 200

let waiting: (() => Promise<NewCall>)[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Returns what `answer` returns or throws, and records it. `rule`: the fault rule that applies. */
export async function recorded(
  request: Request,
  rule: ScenarioRule | null,
  answer: () => Promise<Response>,
): Promise<Response> {
  const startedAt = Date.now()
  const start = performance.now()
  // Clone the request, because its handler reads the body, which can be read only once.
  const sent = request.method === 'GET' ? null : request.clone()
  const keep = (response: Response | null, body: ArrayBuffer | null, failure: string | null) => {
    const { method, url, headers } = request
    const duration = performance.now() - start
    waiting.push(async () => ({
      startedAt,
      duration,
      method,
      url: maskText(url),
      isStaff: isStaffCall(request),
      status: response?.status ?? 0,
      failure,
      rule,
      request: maskedMessage(headers, sent && (await sent.arrayBuffer())),
      answer: maskedMessage(response?.headers, body),
    }))
    timer ??= setTimeout(writeDown, batchMs)
  }
  try {
    const response = await answer()
    // Read and copied: `clone` would turn the body into a stream, which costs more than everything else.
    const body = await response.arrayBuffer()
    keep(response, body, null)
    return new Response(body.byteLength === 0 ? null : body, response)
  } catch (cause) {
    keep(null, null, String(cause))
    throw cause
  }
}

/** Stores pending calls. Never rejects, and never deletes offline files to make room. */
export async function writeDown(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const calls = waiting
  waiting = []
  if (calls.length === 0) return
  try {
    const rows = await Promise.all(calls.map((call) => call()))
    await traffic.ready()
    await traffic.transaction('rw', traffic.calls, async () => {
      const last = await traffic.calls.bulkAdd(rows)
      await traffic.calls
        .where('id')
        .belowOrEqual(last - mostCalls)
        .delete()
    })
  } catch (cause) {
    console.warn('Calls could not be kept for testers', cause)
  }
}
