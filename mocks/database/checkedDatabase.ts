import type { EntityTable, Table } from 'dexie'
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
function setAside(database: string, misfits: readonly Misfit[]): Promise<unknown> {
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

/** Whether a stored row is what its table holds. */
export type RowCheck = (row: object) => boolean

/** A stored row is not what its table holds. */
class RowDoesNotFit extends Error {
  override readonly name = 'RowDoesNotFit'
}

/**
 * A database whose rows are looked at as they are read: one that does not fit never reaches whoever
 * asked. It is set aside, and the work that it made fail is done once more without it.
 */
export abstract class CheckedDatabase extends GuardedDatabase {
  readonly #checks = new Map<Table, RowCheck>()

  /** To be called once the tables are known; tables without a check take whatever they hold. */
  protected check(checks: Readonly<Record<string, RowCheck>>): void {
    for (const [name, fits] of Object.entries(checks)) {
      const table: Table = this.table(name)
      this.#checks.set(table, fits)
      table.hook('reading', (row) => {
        if (row !== undefined && !fits(row)) throw new RowDoesNotFit(name)
        return row
      })
    }
  }

  /**
   * Puts right what the rows set aside leave behind, and what else is missing; within the transaction
   * that removed them. Whether anything was done.
   */
  protected repair(_misfits: readonly Misfit[]): Promise<boolean> {
    return Promise.resolve(false)
  }

  protected override async mend(): Promise<boolean> {
    const found = await this.#misfits()
    if (found.length > 0) await setAside(this.name, found)
    return this.transaction('rw', this.tables, async () => {
      // Again: another call may have put it right meanwhile.
      const misfits = found.length > 0 ? await this.#misfits() : []
      for (const { table, key } of misfits) await this.table(table).delete(key)
      return (await this.repair(misfits)) || found.length > 0
    })
  }

  /** Past the hooks, which let none of them through. */
  async #misfits(): Promise<Misfit[]> {
    const found: Misfit[] = []
    for (const [table, fits] of this.#checks) {
      const rows: object[] = await table.toCollection().raw().toArray()
      const { keyPath } = table.schema.primKey
      for (const row of rows) {
        if (!fits(row)) found.push({ table: table.name, key: keyOf(row, keyPath), row })
      }
    }
    return found
  }
}

function keyOf(row: object, path: string | readonly string[] | null | undefined): Misfit['key'] {
  return typeof path === 'string'
    ? Reflect.get(row, path)
    : (path ?? []).map((part) => Reflect.get(row, part))
}
