import { Dexie, type EntityTable } from 'dexie'
import type { PlayerOnWire } from '../src/contract/player'

/** The key that signs this device's tokens. It never leaves the device. */
export interface DeviceKey {
  id: 'session'
  key: CryptoKey
}

/** One thing that testers set, by its name. */
export interface TesterSetting {
  id: 'clockOffsetMs'
  value: number
}

/** What a matching call gets instead of its answer, or before it. */
export interface ScenarioRule {
  id: string
  /** Part of the path that a call must contain. */
  match: string
  method: string | null
  effect: ScenarioEffect
  /** How long the call is held before the effect. */
  delayMs: number
  /** How many more calls it takes; null for all of them. */
  times: number | null
}

export const scenarioEffects = [
  'status500',
  'html',
  'garbage',
  'wrongTypes',
  'empty',
  'networkError',
  'never',
  'slow',
] as const

export type ScenarioEffect = (typeof scenarioEffects)[number]

/** What the account API and the testers keep on this device. The simulated provider has its own database. */
class DeviceDatabase extends Dexie {
  declare readonly keys: EntityTable<DeviceKey, 'id'>
  /** Players who registered or logged in here, as they were last seen. */
  declare readonly users: EntityTable<PlayerOnWire, 'id'>
  declare readonly rules: EntityTable<ScenarioRule, 'id'>
  declare readonly settings: EntityTable<TesterSetting, 'id'>

  constructor() {
    super('device')
    this.version(1).stores({ keys: 'id', users: 'id', rules: 'id', settings: 'id' })
  }
}

export const device = new DeviceDatabase()
