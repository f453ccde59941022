/** Compares what the screens said and what was sent with what the provider did. */
import type { Device } from './device'
import type { Send } from './line'
import type { Player } from './players'
import { isFields, type Provider, type Truth } from './provider'
import type { Finding, Given, Report } from './report'

/** How long a confirmation is valid, and how long a send may take to reach the proxy, in milliseconds. */
const yesHoldsMs = 120_000
const onItsWayMs = 2_000

/** How soon limits and breaks must reach the provider once the connection is good, in milliseconds. */
const protectionMs = 30_000

/** The participants: a player at a device, the provider and the report. */
export interface Parties {
  device: Device
  provider: Provider
  player: Player
  report: Report
}

/** The evidence on one request. */
interface Evidence {
  sends: readonly Send[]
  /** One for each request id that was sent. */
  truths: readonly Truth[]
  /** The time since when the connection is good again, in milliseconds since 1970. */
  goodSince: number
}

/** Judges requests that must be settled by now. */
export async function judge(
  { device, provider, player, report }: Parties,
  given: readonly Given[],
): Promise<void> {
  for (const one of given) {
    const sends = sendsOf(one, player.id, device.line.sends)
    const ids = [...new Set(sends.map(({ requestId }) => requestId))]
    const truths = one.kind.truth
      ? [await one.kind.truth(provider)]
      : await Promise.all(ids.map((id) => provider.truthOf(player.id, id)))
    const evidence = { sends, truths, goodSince: device.line.goodSince }
    if (one.kind.protects) report.arrivedAfter(arrivedAfter(evidence))
    report.step({ player, given: one, sends, truths, findings: findingsIn(one, evidence) })
  }
}

/** @returns what is wrong with a request */
export function findingsIn(given: Given, evidence: Evidence): Finding[] {
  return [
    ...doubles(given, evidence),
    ...falseWords(given, evidence),
    ...(given.kind.protects ? missing(evidence) : lateSends(given, evidence)),
  ]
}

/**
 * @returns the sends of a request: the player’s calls to its path whose ids first appeared after its
 * confirmation
 */
function sendsOf({ kind, yeses }: Given, userId: string, sends: readonly Send[]): Send[] {
  const marks = Object.entries(kind.marks ?? {})
  const own = sends.filter(
    ({ path, request }) =>
      path === kind.path &&
      // A person who registers has no id yet.
      (request['userId'] ?? userId) === userId &&
      marks.every(([name, value]) => request[name] === value),
  )
  const from = Math.min(...yeses)
  const before = new Set(own.filter(({ at }) => at < from).map(({ requestId }) => requestId))
  return own.filter(({ requestId }) => !before.has(requestId))
}

function doubles({ yeses }: Given, { truths }: Evidence): Finding[] {
  return truths.length > yeses.length
    ? [{ what: 'doubles', text: `${truths.length} requests for ${yeses.length} confirmations` }]
    : []
}

/** Of two tabs, one may be told that the other was first. */
function falseWords({ said, yeses, wasDone = false }: Given, { truths }: Evidence): Finding[] {
  const words = said.map(({ word }) => word)
  const done = truths.filter((truth) => truth === 'carried out').length
  const denied = words.filter((word) => word === 'failed' || word === 'never arrived').length
  if (words.includes('received') && done === 0) {
    return [{ what: 'falseWords', text: 'told as received, and it was not' }]
  }
  return !wasDone && done > 0 && denied > yeses.length - done
    ? [{ what: 'falseWords', text: 'told as not done, and it was' }]
    : []
}

function lateSends({ kind, yeses }: Given, { sends }: Evidence): Finding[] {
  if (kind.hasNoEnd) return []
  const until = Math.max(...yeses) + yesHoldsMs + onItsWayMs
  const late = sends.filter(({ at }) => at > until)
  return late.map(() => ({ what: 'lateSends', text: 'sent after its yes was over' }))
}

/** A request without an end must be at the provider soon: carried out, or refused for a reason. */
function missing(evidence: Evidence): Finding[] {
  if (!evidence.truths.some((truth) => truth === 'carried out' || isFields(truth))) {
    return [{ what: 'unsettled', text: 'it is not at the provider' }]
  }
  return arrivedAfter(evidence) > protectionMs
    ? [{ what: 'lateProtection', text: 'it was at the provider too late' }]
    : []
}

/**
 * @returns how many milliseconds after the connection became good the last try was sent, which is the one
 * that arrived
 */
function arrivedAfter({ sends, goodSince }: Evidence): number {
  return Math.max(0, (sends.at(-1)?.at ?? Infinity) - goodSince)
}
