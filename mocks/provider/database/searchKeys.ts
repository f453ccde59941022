/**
 * Fields by which staff search, derived from a row at every write, so that no writer can forget them. Only
 * indexes use them; rows on the wire have none.
 */
import type { DBCore, DBCoreTable, Dexie } from 'dexie'
import { personNameKey } from '#lib/text/personName'
import { plainReference } from '#lib/text/plainReference'
import { wordsOf } from '#lib/text/searchable'
import type { LedgerRow, PlayerRow, WithdrawRow } from './rows'

/** @returns the digits backwards, so that an index finds a number by its end */
export function backwards(digits: string): string {
  return Array.from(digits).toReversed().join('')
}

/** The words of a name without titles, case and accents; each can be searched by its start. */
export function nameWordsOf(name: string): string[] {
  return [...new Set(wordsOf(personNameKey(name)))]
}

/** Bets are left out, because they are most of the ledger and are searched by player and session. */
const isPlay = (type: LedgerRow['type']) => type === 'bet_sim' || type === 'win_sim'

/** Upgrades write damaged rows too, which lack any field. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const keysOf = {
  players: ({ book_number, book_name }: PlayerRow) => ({
    accountEnd: backwards(textOf(book_number)),
    nameWords: nameWordsOf(textOf(book_name)),
  }),
  withdraws: ({ book_number, bankRef, returnRef }: WithdrawRow) => ({
    accountEnd: backwards(textOf(book_number)),
    refs: [bankRef, returnRef].map(textOf).filter(Boolean).map(plainReference),
    ...(returnRef !== undefined && { returnKey: plainReference(returnRef) }),
  }),
  ledger: ({ type, amount }: LedgerRow) => (isPlay(type) ? {} : { money: Math.abs(amount) }),
}

type Derive = (row: object) => object

/** Tables with derived fields, by name. */
const derived: ReadonlyMap<string, Derive> = new Map(Object.entries<Derive>(Object(keysOf)))

/** Adds the derived fields to every row that is written. */
export function deriveSearchKeys(database: Dexie): void {
  database.use({
    stack: 'dbcore',
    name: 'searchKeys',
    create: (core: DBCore) => ({ ...core, table: (name) => deriving(core.table(name)) }),
  })
}

function deriving(table: DBCoreTable): DBCoreTable {
  const derive = derived.get(table.name)
  if (!derive) return table
  return {
    ...table,
    mutate: (request) =>
      table.mutate(
        request.type === 'add' || request.type === 'put'
          ? { ...request, values: request.values.map((row) => ({ ...row, ...derive(row) })) }
          : request,
      ),
  }
}
