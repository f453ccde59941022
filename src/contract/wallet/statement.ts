/**
 * GET /userbalance/statement/{id}: every change of a player's credit, newest first, thirty rows and a cursor.
 * Consecutive bets of one game session on one Bangkok day form one row, which opens to its stakes and winnings.
 */
import * as v from 'valibot'
import {
  bahtOnWire,
  countOnWire,
  dayText,
  idOnWire,
  instantOnWire,
  maybe,
  searchText,
  signedBahtOnWire,
} from '../wire'

/** Filters of the rows, and the row types that each one includes. */
export const statementTypesOf = {
  deposit: ['deposit'],
  withdraw: ['withdraw_hold', 'withdraw_release'],
  promotion: ['bonus', 'bonus_forfeit', 'cap_forfeit'],
  reward: ['code', 'cashback', 'wheel', 'invite'],
  game: ['play', 'bet_sim', 'win_sim'],
  adjustment: ['adjust_add', 'adjust_sub'],
} as const

export type StatementKind = keyof typeof statementTypesOf

export const statementKinds = [
  'deposit',
  'withdraw',
  'promotion',
  'reward',
  'game',
  'adjustment',
] as const satisfies readonly StatementKind[]

export const statementTypes = statementKinds.flatMap((kind) => [...statementTypesOf[kind]])

/** Origin of a row; `refId` identifies it there. */
export const statementRefTypes = [
  'deposit',
  'withdraw',
  'received',
  'code',
  'cashback',
  'wheel',
  'game',
  'invite',
  'admin',
] as const

export const statementRowSchema = v.object({
  /** Position in the ledger; of several entries the newest one's. */
  seq: countOnWire,
  /** `play` combines the stakes and winnings of a session. */
  type: v.picklist(statementTypes),
  /** Negative if the credit fell. */
  amount: signedBahtOnWire,
  /** The part of `amount` that went into the bonus balance or, negative, out of it. */
  bonus: v.optional(signedBahtOnWire, 0),
  /** Credit after this row. */
  balanceAfter: bahtOnWire,
  refType: v.picklist(statementRefTypes),
  refId: idOnWire,
  /** Name of the promotion, code or game. */
  name: maybe(v.string()),
  reason: maybe(v.string()),
  play: maybe(
    v.object({
      bets: countOnWire,
      stake: bahtOnWire,
      won: bahtOnWire,
      /** When the first of these bets was placed. */
      startedAt: instantOnWire,
    }),
  ),
  createdAt: instantOnWire,
})

export type StatementRow = v.InferOutput<typeof statementRowSchema>

export const statementPageSchema = v.object({
  rows: v.array(statementRowSchema),
  /** Cursor to pass as `after` for the next page; null on the last page. */
  next: maybe(countOnWire),
})

export type StatementPage = v.InferOutput<typeof statementPageSchema>

export interface StatementFilter {
  kind: StatementKind | null
  /** Bangkok days `yyyy-mm-dd`, both included. */
  from: string | null
  to: string | null
  /** Only matching rows, by the rule of `moneySearch`. */
  search: string | null
  /** Only the entries that the play row at this position combines. */
  play: number | null
}

export const noStatementFilter: StatementFilter = {
  kind: null,
  from: null,
  to: null,
  search: null,
  play: null,
}

const place = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

/** Query parameters of a statement. */
export const statementQuerySchema = v.object({
  kind: maybe(v.picklist(statementKinds)),
  from: maybe(dayText),
  to: maybe(dayText),
  search: maybe(searchText),
  play: maybe(place),
  after: maybe(place),
})

const { kind, from, to, search, play } = statementQuerySchema.entries

const filterSchema = v.object({
  kind: v.fallback(kind, null),
  from: v.fallback(from, null),
  to: v.fallback(to, null),
  search: v.fallback(search, null),
  play: v.fallback(play, null),
})

/** Reads the filter from a URL's parameters; invalid ones count as left out. */
export function readStatementFilter(search: URLSearchParams): StatementFilter {
  return v.parse(filterSchema, Object.fromEntries(search))
}

/** @returns the filter as parameters of a URL */
export function writeStatementFilter(filter: Partial<StatementFilter>): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    if (value !== null) search.set(name, String(value))
  }
  return search
}
