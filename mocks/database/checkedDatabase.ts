import { Dexie, type EntityTable, type Table } from 'dexie'
import { isMoment } from '#lib/time'
import { now } from '../clock'
import { GuardedDatabase } from './guardedDatabase'

/** The fields of a row by what they hold, their names with blanks between. */
interface Fields {
  text?: string
  /** Whole numbers: satang, counts. */
  whole?: string
  /** Whole numbers that are never negative, as amounts on the wire have to be. */
  count?: string
  number?: string
  /** ISO text. */
  moment?: string
  /** The same, or null, or left out. */
  textIfAny?: string
  momentIfAny?: string
  countIfAny?: string
  /** Only one of these values. */
  oneOf?: Readonly<Record<string, readonly unknown[]>>
  /** What no other kind says. */
  where?: (row: object) => boolean
}

const kinds = {
  text: isText,
  whole: Number.isSafeInteger,
  count: isCount,
  number: Number.isFinite,
  moment: isMomentText,
  textIfAny: (value: unknown) => value == null || isText(value),
  momentIfAny: (value: unknown) => value == null || isMomentText(value),
  countIfAny: (value: unknown) => value == null || isCount(value),
} as const

/** Looks at the fields that reading a row relies on; what else it has is not looked at. */
export function rowCheck({ oneOf = {}, where, ...fields }: Fields): RowCheck {
  const checks = Object.entries(kinds).flatMap(([kind, fits]) =>
    namesIn(Reflect.get(fields, kind)).map((name) => ({ name, fits })),
  )
  for (const [name, values] of Object.entries(oneOf)) {
    checks.push({ name, fits: (value) => values.includes(value) })
  }
  return (row) =>
    checks.every(({ name, fits }) => fits(Reflect.get(row, name))) && (where?.(row) ?? true)
}

function namesIn(names: unknown): string[] {
  return typeof names === 'string' ? names.split(' ') : []
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isMomentText(value: unknown): boolean {
  return typeof value === 'string' && isMoment(Date.parse(value))
}

/** Whether `value` is built like `sample`: kinds and names; what is null there may be anything, and any text null. */
export function isBuiltLike(value: unknown, sample: unknown): boolean {
  if (sample === null || sample === undefined) return true
  if (value === null) return typeof sample === 'string'
  if (typeof value !== typeof sample) return false
  if (typeof sample !== 'object' || typeof value !== 'object') {
    return typeof value !== 'number' || Number.isFinite(value)
  }
  if (Array.isArray(sample)) {
    return Array.isArray(value) && value.every((one) => isBuiltLike(one, sample[0]))
  }
  return Object.entries(sample).every(([name, inner]) =>
    isBuiltLike(Reflect.get(value, name), inner),
  )
}

/** A row that does not fit its table. */
export interface Misfit {
  table: string
  key: string | number | (string | number)[]
  row: unknown
}

export interface SetAsideRow extends Misfit {
  /** Names database, table and key, so that a row set aside twice is there once. */
  id: string
  database: string
  /** Milliseconds since 1970. */
  at: number
  /** Repaired, or reset with all else: nothing waits for it any more. */
  isSettled?: boolean
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

/** They stay, so that they can be exported. */
export function settle(rows: readonly SetAsideRow[]): Promise<unknown> {
  const settled = rows.map((row) => ({ ...row, isSettled: true }))
  return setAsideDatabase.carryOut(() => setAsideDatabase.rows.bulkPut(settled))
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
        if (row === undefined || fits(row)) return row
        // Where rows are gone through one by one Dexie drops what is thrown here, and the row with it.
        Dexie.currentTransaction?.abort()
        throw new RowDoesNotFit(name)
      })
    }
  }

  /** Whether a row is what its table holds. */
  fits(table: string, row: object): boolean {
    return this.#checks.get(this.table(table))?.(row) ?? true
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
