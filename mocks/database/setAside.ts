import type { EntityTable } from 'dexie'
import { now } from '../clock'
import { GuardedDatabase } from './guardedDatabase'

/** A row that does not fit its table. */
export interface Misfit {
  table: string
  key: string | number | (string | number)[]
  row: unknown
}

interface SetAsideRow extends Misfit {
  /** Names database, table and key, so that a row set aside twice is there once. */
  id: string
  database: string
  /** Milliseconds since 1970. */
  at: number
}

/** What was taken out of the way in other databases: kept, so that it can be exported. */
class SetAsideDatabase extends GuardedDatabase {
  declare readonly rows: EntityTable<SetAsideRow, 'id'>

  constructor() {
    super('set-aside', 'money')
    this.version(1).stores({ rows: 'id, database' })
  }
}

export const setAsideDatabase = new SetAsideDatabase()

/** Keeps rows apart; they may be removed from `database` once this is done. */
export function setAside(database: string, misfits: readonly Misfit[]): Promise<unknown> {
  const rows = misfits.map((misfit) => {
    const id = JSON.stringify([database, misfit.table, misfit.key])
    console.error(`A row of ${database} does not fit and is set aside: ${id}`, misfit.row)
    return { ...misfit, id, database, at: now() }
  })
  return setAsideDatabase.carryOut(() => setAsideDatabase.rows.bulkPut(rows))
}

export function rowsSetAside(): Promise<SetAsideRow[]> {
  return setAsideDatabase.carryOut(() => setAsideDatabase.rows.toArray())
}
