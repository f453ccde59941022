import { Dexie, type EntityTable, type Table } from 'dexie'
import { isMoment } from '#lib/time'
import { now } from '../clock'
import { GuardedDatabase } from './guardedDatabase'

/** Fields of a row by type; names separated by spaces. */
interface Fields {
  text?: string
  /** Integers: satang, counts. */
  whole?: string
  /** Non-negative integers, as required for amounts on the wire. */
  count?: string
  number?: string
  /** ISO text. */
  moment?: string
  /** Like `text`, or null, or omitted. */
  textIfAny?: string
  momentIfAny?: string
  countIfAny?: string
  /** Only one of these values. */
  oneOf?: Readonly<Record<string, readonly unknown[]>>
  /** Any further condition. */
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

/** Checks only the fields that readers rely on. */
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

/** Whether `value` has the structure of `sample`; null there allows anything, and any text may be null. */
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

/** A row that is invalid for its table. */
export interface DamagedRow {
  table: string
  key: string | number | (string | number)[]
  row: unknown
}

export interface QuarantinedRow extends DamagedRow {
  /** Made of database, table and key, so that a row quarantined twice is stored once. */
  id: string
  database: string
  /** Ms since 1970. */
  at: number
  /** Repaired or reset, so nothing is left to do. */
  isSettled?: boolean
}

/** Quarantine: invalid rows of other databases, kept for export. */
class QuarantineDatabase extends GuardedDatabase {
  declare readonly rows: EntityTable<QuarantinedRow, 'id'>

  constructor() {
    super('set-aside', 'money')
    this.version(1).stores({ rows: 'id, database' })
  }
}

export const quarantineDatabase = new QuarantineDatabase()

/** Copies rows to the quarantine; then they may be removed from `database`. */
function quarantine(database: string, damaged: readonly DamagedRow[]): Promise<unknown> {
  const rows = damaged.map((row) => {
    const id = JSON.stringify([database, row.table, row.key])
    console.error(`A row of ${database} does not fit and is set aside: ${id}`, row.row)
    return { ...row, id, database, at: now() }
  })
  return quarantineDatabase.execute(() => quarantineDatabase.rows.bulkPut(rows))
}

export function quarantinedRows(): Promise<QuarantinedRow[]> {
  return quarantineDatabase.execute(() => quarantineDatabase.rows.toArray())
}

/** Marks rows as settled; they stay available for export. */
export function settle(rows: readonly QuarantinedRow[]): Promise<unknown> {
  const settled = rows.map((row) => ({ ...row, isSettled: true }))
  return quarantineDatabase.execute(() => quarantineDatabase.rows.bulkPut(settled))
}

/** Whether a stored row is valid for its table. */
export type RowCheck = (row: object) => boolean

/** Thrown for an invalid stored row. */
class RowDoesNotFit extends Error {
  override readonly name = 'RowDoesNotFit'
}

/**
 * Validates rows as they are read, so that invalid rows never reach a caller. Such a row goes to quarantine,
 * and the failed work is repeated without it.
 */
export abstract class CheckedDatabase extends GuardedDatabase {
  readonly #checks = new Map<Table, RowCheck>()

  /** Call once the tables are declared; tables without a check accept any row. */
  protected check(checks: Readonly<Record<string, RowCheck>>): void {
    for (const [name, fits] of Object.entries(checks)) {
      const table: Table = this.table(name)
      this.#checks.set(table, fits)
      table.hook('reading', (row) => {
        if (row === undefined || fits(row)) return row
        // While iterating, Dexie ignores an error thrown here and drops the row, so abort the transaction too.
        Dexie.currentTransaction?.abort()
        throw new RowDoesNotFit(name)
      })
    }
  }

  /** Whether a row is valid for its table. */
  fits(table: string, row: object): boolean {
    return this.#checks.get(this.table(table))?.(row) ?? true
  }

  /**
   * Repairs what depends on the quarantined rows, and other gaps, in the transaction that removed them.
   * @returns whether anything changed
   */
  protected repair(_damaged: readonly DamagedRow[]): Promise<boolean> {
    return Promise.resolve(false)
  }

  protected override async mend(): Promise<boolean> {
    const found = await this.#damaged()
    if (found.length > 0) await quarantine(this.name, found)
    return this.transaction('rw', this.tables, async () => {
      // Check again, because another call may have repaired it in the meantime.
      const damaged = found.length > 0 ? await this.#damaged() : []
      for (const { table, key } of damaged) await this.table(table).delete(key)
      return (await this.repair(damaged)) || found.length > 0
    })
  }

  /** Reads without the hooks, which would not let invalid rows through. */
  async #damaged(): Promise<DamagedRow[]> {
    const found: DamagedRow[] = []
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

function keyOf(
  row: object,
  path: string | readonly string[] | null | undefined,
): DamagedRow['key'] {
  return typeof path === 'string'
    ? Reflect.get(row, path)
    : (path ?? []).map((part) => Reflect.get(row, part))
}
