import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setTransport } from '#api/client/transport'
import { accountPaths } from '#contract/account/account'
import { providerPaths } from '#contract/provider'
import { type RuleRequest, scenarioLimits, scenarioPaths } from '#contract/scenario/scenario'
import {
  addRules,
  clearRules,
  readTestControls,
  removeRule,
  resetSimulation,
  setClockOffset,
} from '#features/scenario/api/scenario'
import { writtenDuration } from '#features/scenario/clock/writtenDuration'
import { knownCalls } from '#features/scenario/faults/knownCalls'
import { dayMs } from '#lib/time'
import { createNetwork } from '#mocks/network'
import { scenarioPath } from '#mocks/scenarios'
import { config, startFresh } from '../provider/backEnds'

const rule: RuleRequest = {
  match: '/bank',
  method: null,
  effect: 'status500',
  delayMs: 0,
  times: null,
}

const nothing = { rules: [], clockOffsetMs: 0 }

beforeEach(async () => {
  vi.stubGlobal('location', { origin: config.apiOrigin })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const network = createNetwork(config)
  setTransport((request) => network.respond(request))
  await startFresh()
})

describe('the panel and the simulated back ends', () => {
  it('use the same path for the test API', () => {
    expect(scenarioPaths.all).toBe(scenarioPath)
  })

  it('use the same limits', async () => {
    const most: RuleRequest = {
      ...rule,
      match: '/'.padEnd(scenarioLimits.matchLength, 'x'),
      delayMs: scenarioLimits.delayMs,
      times: scenarioLimits.times,
    }
    expect((await addRules([most])).rules).toMatchObject([most])
    const beyond = [
      { ...most, match: `${most.match}x` },
      { ...most, delayMs: scenarioLimits.delayMs + 1 },
      { ...most, times: scenarioLimits.times + 1 },
    ]
    for (const refused of beyond) {
      await expect(addRules([refused])).rejects.toMatchObject({ kind: 'http', status: 400 })
    }
    expect((await readTestControls()).rules).toHaveLength(1)
  })
})

describe('fault injection', () => {
  it('adds rules, removes one, and removes all', async () => {
    expect(await readTestControls()).toEqual(nothing)
    const { rules } = await addRules([rule, { ...rule, match: '/promotion', times: 2 }])
    expect(rules).toHaveLength(2)
    const [first] = rules
    const left = await removeRule(first?.id ?? '')
    expect(left.rules).toHaveLength(1)
    expect(await removeRule(first?.id ?? '')).toEqual(left)
    await setClockOffset(-dayMs)
    expect(await clearRules()).toEqual(nothing)
  })

  it('adds no rule twice', async () => {
    await addRules([rule])
    expect((await addRules([rule])).rules).toHaveLength(1)
  })

  it('adds all rules or none', async () => {
    await expect(addRules([rule, { ...rule, match: '' }])).rejects.toMatchObject({ status: 400 })
    expect(await readTestControls()).toEqual(nothing)
  })

  it('resets everything', async () => {
    await addRules([rule])
    await setClockOffset(dayMs)
    expect(await resetSimulation()).toEqual(nothing)
  })

  it('reports an invalid answer', async () => {
    setTransport(() => Promise.resolve(Response.json({ rules: 'none' })))
    await expect(readTestControls()).rejects.toMatchObject({ kind: 'badAnswer' })
  })
})

describe('the known calls', () => {
  it('are each matched by their part of the path', () => {
    const paths = [
      ...Object.values(accountPaths),
      ...Object.values(providerPaths).map((path) => path('an-id')),
    ]
    const idle = knownCalls.filter(({ match }) => !paths.some((path) => path.includes(match)))
    expect(idle).toEqual([])
    expect(new Set(knownCalls.map(({ label }) => label)).size).toBe(knownCalls.length)
  })

  it('do not match other calls for the balance', () => {
    const match = knownCalls.find(({ label }) => label === 'scenario.call.balance')?.match ?? ''
    expect(providerPaths.balance('1')).toContain(match)
    expect(providerPaths.updateBalance('1')).not.toContain(match)
  })
})

describe('written durations', () => {
  it.each([
    [0, 'en', ''],
    [1000, 'en', '1 second'],
    [-dayMs, 'en', '1 day'],
    [dayMs + 2 * 3_600_000 + 61_000, 'en', '1 day, 2 hours, 1 minute'],
    [2 * 3_600_000, 'fr', '2\u00a0heures'],
    [2 * 3_600_000, 'ro', '2 ore'],
    [2 * 3_600_000, 'zh', '2小时'],
    [2 * 3_600_000, 'th', '2 ชั่วโมง'],
  ] as const)('a duration of %d ms in %s is written as %s', (milliseconds, locale, written) => {
    expect(writtenDuration(milliseconds, locale)).toBe(written)
  })
})
