import { Dexie, type EntityTable } from 'dexie'
import type { PlayerOnWire } from '../src/contract/player'
import type { ScenarioRule } from '../src/contract/scenario'

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

/** A rule as it is stored: the first one ordered that fits a call is the one that counts. */
export interface StoredRule extends ScenarioRule {
  /** Milliseconds since 1970. */
  addedAt: number
}

/** What the account API and the testers keep on this device. The simulated provider has its own database. */
class DeviceDatabase extends Dexie {
  declare readonly keys: EntityTable<DeviceKey, 'id'>
  /** Players who registered or logged in here, as they were last seen. */
  declare readonly users: EntityTable<PlayerOnWire, 'id'>
  declare readonly rules: EntityTable<StoredRule, 'id'>
  declare readonly settings: EntityTable<TesterSetting, 'id'>

  constructor() {
    super('device')
    this.version(1).stores({ keys: 'id', users: 'id', rules: 'id', settings: 'id' })
  }
}

export const device = new DeviceDatabase()
