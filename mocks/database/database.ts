import type { EntityTable, Table } from 'dexie'
import type { PlayerOnWire } from '#contract/account/player'
import {
  farthestClockMs,
  type ScenarioRule,
  scenarioEffects,
  scenarioLimits,
} from '#contract/scenario/scenario'
import { holdsSigningKey, type SigningKey } from '../signingKey'
import { CheckedDatabase, rowCheck } from './checkedDatabase'

/** One thing that testers set, by its name. */
export interface TesterSetting {
  /** `recordsTraffic`: 1 for yes. */
  id: 'clockOffsetMs' | 'recordsTraffic'
  value: number
}

/** A rule as it is stored: the first one ordered that fits a call is the one that counts. */
export interface StoredRule extends ScenarioRule {
  /** Milliseconds since 1970. */
  addedAt: number
}

/** What the account API and the testers keep on this device. The simulated provider has its own database. */
class DeviceDatabase extends CheckedDatabase {
  /** Signs this device's tokens. */
  declare readonly keys: Table<SigningKey, string>
  /** Players who registered or logged in here, as they were last seen. */
  declare readonly users: EntityTable<PlayerOnWire, 'id'>
  declare readonly rules: EntityTable<StoredRule, 'id'>
  declare readonly settings: EntityTable<TesterSetting, 'id'>

  constructor() {
    super('device', 'money')
    this.version(1).stores({ keys: 'id', users: 'id', rules: 'id', settings: 'id' })
    this.check({
      keys: holdsSigningKey,
      users: rowCheck({ text: 'id username name status book_number bank_name', number: 'credit' }),
      rules: rowCheck({
        text: 'id match',
        number: 'delayMs addedAt',
        oneOf: { effect: scenarioEffects },
        where: (row) => isWithin(row, 'delayMs', scenarioLimits.delayMs),
      }),
      settings: rowCheck({
        whole: 'value',
        where: (row) => isWithin(row, 'value', farthestClockMs),
      }),
    })
  }
}

/** Worlds come from anywhere: what is beyond it would leave no call its answer. */
function isWithin(row: object, name: string, farthest: number): boolean {
  return Math.abs(Number(Reflect.get(row, name))) <= farthest
}

export const device = new DeviceDatabase()
