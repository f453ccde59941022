/** Test controls: fault injection by rules, and the clock. Stored in IndexedDB for later worker starts. */
import type { ScenarioEffect, ScenarioRule } from '#contract/scenario/scenario'
import { moneyDomain } from '#contract/wallet/moneyData'
import { refuse } from './answer'
import { setClockOffset } from './clock'
import { device } from './database/database'
import { fillAnswer, fitsConditions } from './requestParts'

type Effect = (request: Request, rule: ScenarioRule) => Response | 'pass' | Promise<Response>

const effects: Record<ScenarioEffect, Effect> = {
  slow: () => 'pass',
  status500: () => refuse(500, 'Internal server error'),
  busy: () =>
    Response.json({ message: 'Too busy' }, { status: 503, headers: { 'Retry-After': '30' } }),
  html: () =>
    new Response('<!doctype html><title>502</title><h1>Bad gateway</h1>', {
      headers: { 'Content-Type': 'text/html' },
    }),
  garbage: () =>
    new Response('{"data":[{"id":', { headers: { 'Content-Type': 'application/json' } }),
  wrongTypes: () =>
    Response.json({ data: { id: [], credit: 'much', list: 7 }, serviceToken: 1, user: true }),
  empty: () => new Response(null),
  storageFull: () =>
    Response.json(
      { message: 'Internal server error', code: 'storagefull', domain: moneyDomain },
      { status: 500 },
    ),
  networkError: () => Promise.reject(new TypeError('Failed to fetch')),
  never: (request) => untilAborted(request.signal),
  answer: (request, { answer }) => (answer ? giveAnswer(request, answer) : 'pass'),
}

async function giveAnswer(
  request: Request,
  { status, type, retryAfter, body, template }: NonNullable<ScenarioRule['answer']>,
): Promise<Response> {
  const filled = template ? await fillAnswer(body, request) : body
  return new Response(filled || null, {
    status,
    headers: { 'Content-Type': type, ...(retryAfter && { 'Retry-After': retryAfter }) },
  })
}

/** Applies a fault after its delay; `pass` continues with the handler. Rejects like a lost connection. */
export async function applyFault(rule: ScenarioRule, request: Request): Promise<Response | 'pass'> {
  await pause(rule.delayMs)
  return effects[rule.effect](request, rule)
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(new DOMException('The call was given up', 'AbortError'))
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}

/** Path of the test API; no rule applies to it. */
export const scenarioPath = '/api/scenarios'

/** Cache time in ms: another worker or page may change the rules, but reading them per call would be slow. */
const freshMs = 250

/** Cache time after a failed read, in ms, so that unreadable storage does not delay every call. */
const retryMs = 10_000

interface Controls {
  rules: ScenarioRule[]
  isRecording: boolean
}

let known: (Controls & { readAt: number; holdsMs: number }) | undefined

/** Settings of the test controls for one call. */
interface CallControls {
  /** The first matching rule, with this use counted. */
  rule: ScenarioRule | null
  isRecorded: boolean
}

/** Calls of the test API itself get no fault and are not recorded. */
export async function controlsFor(request: Request): Promise<CallControls> {
  const { pathname } = new URL(request.url)
  const { rules, isRecording } = await currentControls()
  if (pathname.startsWith(scenarioPath)) return { rule: null, isRecorded: false }
  const rule = await firstMatch(rules, request, pathname)
  return { rule: rule && (await spend(rule)) ? rule : null, isRecorded: isRecording }
}

async function firstMatch(rules: ScenarioRule[], request: Request, pathname: string) {
  for (const rule of rules) {
    if (!matches(rule, request.method, pathname)) continue
    if (!rule.when || (await fitsConditions(rule.when, request))) return rule
  }
  return null
}

function matches(rule: ScenarioRule, method: string, pathname: string): boolean {
  if (rule.method !== null && rule.method !== method) return false
  if (!rule.exact) return pathname.includes(rule.match)
  const wanted = rule.match.split('/')
  const given = pathname.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((segment, place) => segment === '*' || segment === given[place])
  )
}

/** Counts a use. @returns false if another call used the rule up in the meantime */
async function spend({ id, times }: ScenarioRule): Promise<boolean> {
  if (times === null) return true
  const spent = await device.execute(() =>
    device.transaction('rw', device.rules, async () => {
      const rule = await device.rules.get(id)
      if (rule === undefined || rule.times === null) return rule !== undefined
      if (rule.times <= 1) await device.rules.delete(id)
      else await device.rules.update(id, { times: rule.times - 1 })
      return true
    }),
  )
  scenariosChanged()
  return spent
}

async function currentControls(): Promise<Controls> {
  if (known && Math.abs(Date.now() - known.readAt) < known.holdsMs) return known
  try {
    const [rules, offset, isRecording] = await device.execute(() =>
      device.transaction('r', device.rules, device.settings, () =>
        Promise.all([rulesInOrder(), clockOffset(), recordsTraffic()]),
      ),
    )
    setClockOffset(offset)
    known = { rules, isRecording, readAt: Date.now(), holdsMs: freshMs }
  } catch (cause) {
    console.error('The test controls cannot be read, so no fault is applied', cause)
    known = { rules: [], isRecording: false, readAt: Date.now(), holdsMs: retryMs }
  }
  return known
}

/** In order of creation. */
export async function rulesInOrder(): Promise<ScenarioRule[]> {
  const rules = await device.rules.toArray()
  return rules.toSorted((one, other) => one.addedAt - other.addedAt)
}

/** Offset of the simulated clock in ms; negative if it is behind. */
export async function clockOffset(): Promise<number> {
  return (await device.settings.get('clockOffsetMs'))?.value ?? 0
}

/** Whether calls are recorded for testers; off until a tester opens the panel. */
export async function recordsTraffic(): Promise<boolean> {
  return (await device.settings.get('recordsTraffic'))?.value === 1
}

/** Call after every change, so that the next call sees it. */
export function scenariosChanged(): void {
  known = undefined
}

/** Resolves after `milliseconds`; at once for 0. */
export function pause(milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return Promise.resolve()
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
