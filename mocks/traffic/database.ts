import type { EntityTable, InsertType } from 'dexie'
import type { RecordedCall } from '#contract/scenario/traffic'
import { GuardedDatabase } from '../database/guardedDatabase'

export type NewCall = InsertType<RecordedCall, 'id'>

/** The last calls of all windows; no world holds it. Made with the first call that is recorded. */
class TrafficDatabase extends GuardedDatabase {
  declare readonly calls: EntityTable<RecordedCall, 'id'>

  constructor() {
    super('tester-traffic', 'money')
    this.version(1).stores({ calls: '++id' })
  }
}

export const traffic = new TrafficDatabase()
