/**
 * What testers steer: faults by rule, and the clock. Kept in IndexedDB, so that every worker start sees
 * it.
 */
import type { ScenarioEffect, ScenarioRule } from '#contract/scenario/scenario'
import { moneyDomain } from '#contract/wallet/moneyData'
import { refuse } from './answer'
import { setClockOffset } from './clock'
import { device } from './database/database'
import { pause } from './pause'

type Effect = (request: Request) => Response | 'pass' | Promise<never>

const effects: Record<ScenarioEffect, Effect> = {
  slow: () => 'pass',
  status500: () => refuse(500, 'Internal server error'),
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
}

/** What a call with an effect gets; `pass` lets it go on to its handler. Rejects like a lost network. */
async function takeEffect(effect: ScenarioEffect, request: Request): Promise<Response | 'pass'> {
  return effects[effect](request)
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(new DOMException('The call was given up', 'AbortError'))
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}

/** The door through which testers steer; no rule may lock it. */
export const scenarioPath = '/api/scenarios'

/** Another worker or page may change the rules; reading them for each call would slow all calls. */
const freshMs = 250

/** A store that cannot be read holds up a call now and then, not each of them. */
const retryMs = 10_000

let known: { rules: ScenarioRule[]; readAt: number; holdsMs: number } | undefined

/**
 * Applies the first rule that matches the call. Answers what the tester ordered, or `pass` when the
 * handlers shall answer. Rejects where the tester ordered a lost network.
 */
export async function applyScenario(request: Request): Promise<Response | 'pass'> {
  const { pathname } = new URL(request.url)
  const rules = await currentRules()
  if (pathname.startsWith(scenarioPath)) return 'pass'
  const rule = rules.find((candidate) => matches(candidate, request.method, pathname))
  if (rule === undefined || !(await spend(rule))) return 'pass'
  await pause(rule.delayMs)
  return takeEffect(rule.effect, request)
}

function matches(rule: ScenarioRule, method: string, pathname: string): boolean {
  return (rule.method === null || rule.method === method) && pathname.includes(rule.match)
}

/** Counts a use. False when the rule was used up by another call in the meantime. */
async function spend({ id, times }: ScenarioRule): Promise<boolean> {
  if (times === null) return true
  const spent = await device.carryOut(() =>
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

async function currentRules(): Promise<ScenarioRule[]> {
  if (known && Math.abs(Date.now() - known.readAt) < known.holdsMs) return known.rules
  try {
    const [rules, offset] = await device.carryOut(() =>
      Promise.all([rulesInOrder(), clockOffset()]),
    )
    setClockOffset(offset)
    known = { rules, readAt: Date.now(), holdsMs: freshMs }
  } catch (cause) {
    console.error('What testers ordered cannot be read; nothing is steered', cause)
    known = { rules: [], readAt: Date.now(), holdsMs: retryMs }
  }
  return known.rules
}

/** The first one ordered comes first. */
export async function rulesInOrder(): Promise<ScenarioRule[]> {
  const rules = await device.rules.toArray()
  return rules.toSorted((one, other) => one.addedAt - other.addedAt)
}

/** How far the simulated clock is ahead, in milliseconds; negative when it is behind. */
export async function clockOffset(): Promise<number> {
  return (await device.settings.get('clockOffsetMs'))?.value ?? 0
}

/** To be called after every change, so that the next call sees it. */
export function scenariosChanged(): void {
  known = undefined
}
