import type { EntityTable, Table } from 'dexie'
import * as v from 'valibot'
import type { PlayerOnWire } from '#contract/account/account'
import { farthestClockMs, ruleRequestSchema, type ScenarioRule } from '#contract/scenario/scenario'
import { CheckedDatabase, rowCheck } from './checkedDatabase'
import type { GuardedDatabase } from './guardedDatabase'

/** A setting of the test controls, by name. */
export interface TesterSetting {
  /** `recordsTraffic`: 1 for yes. */
  id: 'clockOffsetMs' | 'recordsTraffic'
  value: number
}

/** A fault rule as stored; the first rule that matches a call applies. */
export interface StoredRule extends ScenarioRule {
  /** Ms since 1970. */
  addedAt: number
}

/** Data of the account API and the test controls on this device. The provider has its own database. */
class DeviceDatabase extends CheckedDatabase {
  /** Signs this device's tokens. */
  declare readonly keys: Table<SigningKey, string>
  /** Players who registered or logged in here, as last seen. */
  declare readonly users: EntityTable<PlayerOnWire, 'id'>
  declare readonly rules: EntityTable<StoredRule, 'id'>
  declare readonly settings: EntityTable<TesterSetting, 'id'>

  constructor() {
    super('device', 'money')
    this.version(1).stores({ keys: 'id', users: 'id', rules: 'id', settings: 'id' })
    this.check({
      keys: holdsSigningKey,
      users: rowCheck({ text: 'id username name status book_number bank_name', number: 'credit' }),
      // Snapshots come from anywhere, and a rule that the test API would refuse could leave a call unanswered.
      rules: rowCheck({
        text: 'id',
        number: 'addedAt',
        where: (row) => v.is(ruleRequestSchema, row),
      }),
      settings: rowCheck({
        whole: 'value',
        where: (row) => Math.abs(Number(Reflect.get(row, 'value'))) <= farthestClockMs,
      }),
    })
  }
}

export const device = new DeviceDatabase()

/** A key made on this device, which it never leaves. */
export interface SigningKey {
  id: string
  key: CryptoKey
}

interface KeyStore extends GuardedDatabase {
  readonly keys: Table<SigningKey, string>
}

const algorithm: HmacKeyGenParams = { name: 'HMAC', hash: 'SHA-256' }

/** Two contexts may start at once; the transaction makes both use the first key. */
export function storedSigningKey(database: KeyStore, id: string): Promise<CryptoKey> {
  const { keys } = database
  return database.execute(async () => {
    const stored = await keys.get(id)
    if (stored) return stored.key
    const key = await makeKey()
    return database.transaction('rw', keys, async () => {
      const other = await keys.get(id)
      if (other) return other.key
      await keys.add({ id, key })
      return key
    })
  })
}

function makeKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
}

/** Whether a stored row has a key that can sign and verify. */
export function holdsSigningKey(row: object): boolean {
  if (!('key' in row) || !(row.key instanceof CryptoKey)) return false
  const { algorithm: own, usages } = row.key
  return own.name === algorithm.name && usages.includes('sign') && usages.includes('verify')
}
