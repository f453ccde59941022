/** Order of the read calls: the ids that one call needs are in the answer of another. */
import type { Call } from './call'

/** Sources of path ids other than the player's: the call that answers the id, and its field. */
const idSources: Readonly<Record<string, readonly [call: string, field: string]>> = {
  promotion: ['promotions', 'PromotionID'],
  depositTransaction: ['depositHistory', 'depositId'],
  withdrawTransaction: ['withdrawHistory', 'withdrawId'],
  admin: ['admins', 'adminID'],
  deposit: ['deposits', 'depositId'],
  depositSlip: ['deposits', 'depositId'],
  withdrawal: ['withdrawals', 'withdrawId'],
  code: ['codes', 'codeId'],
  approval: ['approvals', 'approvalId'],
}

/** Constant ids. */
const fixedIds: Readonly<Record<string, string>> = {
  setting: 'bank',
  affiliates: 'all',
  request: '00000000-0000-4000-8000-000000000000',
  'scenarios-rule-delete': '00000000-0000-4000-8000-000000000000',
}

/** Values known before a call. */
export interface Known {
  userId: string
  /** The obscure path segment in front of `/banklist`. */
  segment: string
  /** A Bangkok day as `yyyymmdd`. */
  day: string
  /** Answers of earlier calls, by name. */
  answers: ReadonlyMap<string, unknown>
}

/** Splits the read-only calls into two rounds: the second round needs ids from answers of the first. */
export function readingCalls(calls: readonly Call[]): [first: Call[], second: Call[]] {
  const reading = calls.filter(({ method }) => method === 'GET')
  return [
    reading.filter(({ name }) => !(name in idSources)),
    reading.filter(({ name }) => name in idSources),
  ]
}

/** @returns the path to call; null if its id is unknown */
export function pathToAsk({ name, path }: Call, known: Known): string | null {
  if (!path.includes(':')) return path
  const id = idFor(name, known)
  if (!id) return null
  return path.replace(/:\w+/, () => encodeURIComponent(id))
}

function idFor(name: string, { userId, segment, day, answers }: Known): string | null {
  if (name === 'transferBanks') return segment
  if (name === 'todaysPlayers') return day
  const source = idSources[name]
  if (!source) return fixedIds[name] ?? userId
  const [call, field] = source
  const id: unknown = Object(firstOf(contentOf(answers.get(call))))[field]
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}

function contentOf(body: unknown): unknown {
  return Object(body).data ?? body
}

function firstOf(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined
}
