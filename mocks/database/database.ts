import type { EntityTable, Table } from 'dexie'
import * as v from 'valibot'
import type { PlayerOnWire } from '#contract/account/account'
import { farthestClockMs, ruleOrderSchema, type ScenarioRule } from '#contract/scenario/scenario'
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
      // Worlds come from anywhere: what the door would not take may leave a call without its answer.
      rules: rowCheck({
        text: 'id',
        number: 'addedAt',
        where: (row) => v.is(ruleOrderSchema, row),
      }),
      settings: rowCheck({
        whole: 'value',
        where: (row) => Math.abs(Number(Reflect.get(row, 'value'))) <= farthestClockMs,
      }),
    })
  }
}

export const device = new DeviceDatabase()
