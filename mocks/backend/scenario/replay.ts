/** Turns a recording of a real provider into a scenario that gives its answers again, without secrets. */
import * as v from 'valibot'
import { staffCalls } from '#contract/calls/admin'
import type { Call } from '#contract/calls/call'
import { providerCalls } from '#contract/calls/provider'
import {
  longestScenario,
  mostRules,
  scenarioFormat,
  scenarioVersion,
} from '#contract/scenario/file'
import {
  type ArchiveEntry,
  archiveEntrySchema,
  type archiveSchema,
  type LeftReason,
  type Replay,
} from '#contract/scenario/replay'
import { type RuleRequest, ruleRequestSchema } from '#contract/scenario/scenario'
import { bodyOf, hasSecret, withPlaceholders } from './recordedBody'

/** A recorded call of the contract. */
interface Recorded {
  entry: ArchiveEntry
  call: Call
  /** Its path without what a proxy puts in front, by segment. */
  segments: string[]
}

const calls = [...providerCalls, ...staffCalls]
  .map((call) => ({ call, pattern: segmentsOf(call.path) }))
  // `/usersystem/checkregister` also fits `/usersystem/:id`.
  .toSorted((one, other) => parametersIn(one.pattern) - parametersIn(other.pattern))

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function parametersIn(pattern: readonly string[]): number {
  return pattern.filter((segment) => segment.startsWith(':')).length
}

/** The owner's calls whose parameter is not the player's id. */
const otherIds: readonly string[] = ['depositTransaction', 'withdrawTransaction']

/**
 * Each answer becomes a rule, in the order of the recording; the last one of a call stays. The player's id in
 * a path fits any player, and an answer repeats the ids of its own request.
 */
export function scenarioOf({ log }: v.InferOutput<typeof archiveSchema>): Replay {
  const left: Partial<Record<LeftReason, number>> = {}
  const leave = (reason: LeftReason) => void (left[reason] = (left[reason] ?? 0) + 1)
  const recorded: Recorded[] = []
  for (const row of log.entries) {
    const entry = v.safeParse(archiveEntrySchema, row)
    const found = entry.success ? callOf(entry.output) : null
    if (found) recorded.push(found)
    else leave('unknown')
  }
  const players = new Set(
    recorded.flatMap(({ call, segments }) =>
      call.caller === 'owner' && !otherIds.includes(call.name) ? segments.slice(-1) : [],
    ),
  )
  const rules: RuleRequest[] = []
  let length = 0
  for (const one of recorded) {
    const rule = ruleOf(one, players)
    if (typeof rule === 'string') {
      leave(rule)
      continue
    }
    length += JSON.stringify(rule).length
    if (rules.length === mostRules || length > longestScenario - 2000) leave('toolong')
    else rules.push(rule)
  }
  return { scenario: fileOf(recorded, inOrder(rules)), taken: rules.length, left }
}

function fileOf(recorded: readonly Recorded[], rules: readonly RuleRequest[]) {
  const first = recorded[0]?.entry
  const host = first ? new URL(first.request.url).host : '—'
  const at = first && new Date(first.startedDateTime)
  return {
    format: scenarioFormat,
    version: scenarioVersion,
    name: { en: host.slice(0, 60) },
    about: {
      en: `Answers of ${host}, recorded ${at?.toISOString() ?? ''}. The clock starts there.`,
    },
    rules,
    ...(at && { clock: { at: at.toISOString() } }),
  }
}

function callOf(entry: ArchiveEntry): Recorded | null {
  const { method, url, headers } = entry.request
  // Some addresses are pages and calls.
  const accept = headers.find(({ name }) => name.toLowerCase() === 'accept')?.value ?? ''
  if (accept.includes('text/html')) return null
  const all = segmentsOf(new URL(url).pathname)
  if (all[0] === 'api') return null
  for (const { call, pattern } of calls) {
    const segments = all.slice(-pattern.length)
    const fits =
      call.method === method &&
      segments.length === pattern.length &&
      pattern.every((segment, place) => segment.startsWith(':') || segment === segments[place])
    if (fits) return { entry, call, segments }
  }
  return null
}

function ruleOf({ entry, call, segments }: Recorded, players: ReadonlySet<string>) {
  const { request, response } = entry
  const pattern = segmentsOf(call.path)
  // Each operator has another `:segment`.
  const isAny = (segment: string, place: number) =>
    players.has(segment) || pattern[place] === ':segment'
  const path = segments.map((segment, place) => (isAny(segment, place) ? '*' : segment)).join('/')
  const match = `/${path}${call.path.endsWith('/') ? '/' : ''}`
  const shared = { match, exact: true, method: call.method, times: 1 }
  if (response.status === 0) return ruleFrom({ ...shared, effect: 'networkError' })
  const body = bodyOf(response.content)
  if (body === null || response.status === 304) return 'incomplete'
  if (hasSecret(body)) return 'secret'
  const sent = request.postData?.text ?? ''
  const filled = withPlaceholders(
    body,
    sent,
    segments.filter((segment) => players.has(segment)),
  )
  const query = Object.fromEntries(new URL(request.url).searchParams)
  return ruleFrom({
    ...shared,
    effect: 'answer',
    ...(Object.keys(query).length > 0 && { when: { query } }),
    answer: {
      status: response.status,
      type: response.content.mimeType || 'application/json',
      ...retryAfterOf(entry),
      body: filled,
      ...(filled !== body && { template: true }),
    },
  })
}

function retryAfterOf({ response }: ArchiveEntry) {
  const value = response.headers.find(({ name }) => name.toLowerCase() === 'retry-after')?.value
  return value === undefined ? {} : { retryAfter: value }
}

function ruleFrom(rule: object): RuleRequest | LeftReason {
  const checked = v.safeParse(ruleRequestSchema, rule)
  if (checked.success) return checked.output
  return checked.issues.some(({ type }) => type === 'max_length') ? 'toolong' : 'incomplete'
}

/** Rules with more conditions come first. The same answer in a row is one rule, and the last one stays. */
function inOrder(rules: readonly RuleRequest[]): RuleRequest[] {
  const byCall = Map.groupBy(rules, ({ method, match, when }) =>
    JSON.stringify([method, match, when]),
  )
  const kept = [...byCall.values()].flatMap((series) => {
    const merged: RuleRequest[] = []
    for (const rule of series) {
      const last = merged.at(-1)
      const isSame = last && JSON.stringify({ ...last, times: 1 }) === JSON.stringify(rule)
      if (isSame) merged[merged.length - 1] = { ...last, times: (last.times ?? 0) + 1 }
      else merged.push(rule)
    }
    return merged.map((rule, place) =>
      place === merged.length - 1 ? { ...rule, times: null } : rule,
    )
  })
  return kept.toSorted((one, other) => weight(other) - weight(one))
}

function weight({ match, when }: RuleRequest): number {
  return Object.keys(when?.query ?? {}).length - (match.includes('*') ? 1 : 0)
}
