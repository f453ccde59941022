import type { Table } from 'dexie'
import { GuardedDatabase } from './guardedDatabase'
import { type Misfit, setAside } from './setAside'

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
