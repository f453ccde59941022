import type { ScenarioRule, Steering } from '#contract/scenario/scenario'
import type { MockConfig } from '../config'
import { device } from '../database/database'
import { resetData } from '../reset'
import { clockOffset, rulesInOrder, scenariosChanged } from '../scenarios'

export async function steering(): Promise<Steering> {
  const [rules, clockOffsetMs] = await Promise.all([rulesInOrder(), clockOffset()])
  return { rules, clockOffsetMs }
}

export async function addRule(rule: Omit<ScenarioRule, 'id'>): Promise<ScenarioRule> {
  const added = { ...rule, id: crypto.randomUUID(), addedAt: Date.now() }
  await device.rules.add(added)
  scenariosChanged()
  return added
}

export async function removeRule(id: string): Promise<Steering> {
  await device.rules.delete(id)
  scenariosChanged()
  return steering()
}

/** Takes back all rules and sets the clock right. */
export async function clearRules(): Promise<Steering> {
  await device.transaction('rw', device.rules, device.settings, () =>
    Promise.all([device.rules.clear(), device.settings.delete('clockOffsetMs')]),
  )
  scenariosChanged()
  return steering()
}

export async function setOffset(clockOffsetMs: number): Promise<Steering> {
  await device.settings.put({ id: 'clockOffsetMs', value: clockOffsetMs })
  scenariosChanged()
  return steering()
}

/** Puts rules, clock and all simulated data back to their start. */
export async function resetAll(config: MockConfig): Promise<Steering> {
  const cleared = await clearRules()
  await resetData(config)
  return cleared
}
