/** GET /userbalance/statement/{id}: a player's ledger as a readable list, newest first. */
import { Dexie } from 'dexie'
import * as v from 'valibot'
import { moneySearch, searchedStatement } from '#contract/wallet/moneySearch'
import {
  type statementPageSchema,
  statementQuerySchema,
  type statementRowSchema,
  statementTypesOf,
} from '#contract/wallet/statement'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { bangkokDay, dayMs, startOfBangkokDay } from '#lib/time'
import { data, refuse } from '../../answer'
import { database } from '../database/database'
import type { CodeRedeemRow, GameProviderRow } from '../database/playRows'
import type { LedgerRow, ReceivedRow } from '../database/rows'
import { sumOf } from './pots'

type Query = v.InferOutput<typeof statementQuerySchema>
type RowOnWire = v.InferInput<typeof statementRowSchema>
type Entry = LedgerRow & { seq: number }

/** Ledger entries behind one row of the statement, newest first. */
type Group = [Entry, ...Entry[]]

/** Most rows per page, and most entries, so that pages of long sessions stay fast. */
const pageRows = 30
const mostEntries = 110
/** Entries per read: one page and the start of the next. */
const chunk = 120

export async function answerStatement(userId: string, search: URLSearchParams): Promise<Response> {
  const query = v.safeParse(statementQuerySchema, Object.fromEntries(search))
  return query.success
    ? data(await statementOf(userId, query.output))
    : refuse(400, query.issues[0].message)
}

async function statementOf(
  userId: string,
  query: Query,
): Promise<v.InferInput<typeof statementPageSchema>> {
  const page: Group[] = []
  let count = 0
  // A page has at least one whole group, however long.
  const isOver = () => page.length > pageRows || (count > mostEntries && page.length > 1)
  const isFound = await searchOf(userId, query)
  for await (const group of query.play === null ? groups(userId, query) : playOf(userId, query)) {
    if (!passes(group, query) || !isFound(group)) continue
    page.push(group)
    count += group.length
    if (isOver()) break
  }
  // One row too many means that there is a next page, which starts below the last row shown.
  const isFull = isOver()
  const shown = isFull ? page.slice(0, -1) : page
  const names = await namesOf(shown.map(([newest]) => newest))
  const next = isFull ? (shown.at(-1)?.at(-1)?.seq ?? null) : null
  return { rows: shown.map((group) => rowOf(group, query, names)), next }
}

/** Groups entries into rows of the statement. Entries are never inserted between old ones. */
async function* groups(userId: string, query: Query): AsyncGenerator<Group> {
  let group: Group | null = null
  let session: string | null = null
  for await (const entry of entries(userId, await span(userId, query))) {
    const own = sessionOf(entry)
    if (group && session !== null && session === own) group.push(entry)
    else {
      if (group) yield group
      group = [entry]
      session = own
    }
  }
  if (group) yield group
}

/** Single stakes and winnings of the row `play`. */
async function* playOf(userId: string, { play, after }: Query): AsyncGenerator<Group> {
  const newest = await database.ledger.get(play ?? 0)
  const session = newest?.userId === userId ? sessionOf(newest) : null
  if (session === null) return
  for await (const entry of entries(userId, [0, after ?? (play ?? 0) + 1])) {
    if (sessionOf(entry) !== session) return
    yield [entry]
  }
}

/** Range of `seq` that can match: from (included), to (excluded). Day ranges are found by their index. */
async function span(userId: string, { from, to, after }: Query): Promise<[number, number]> {
  const below = after ?? Infinity
  if (from === null && to === null) return [0, below]
  const start = from === null ? Dexie.minKey : iso(startOfBangkokDay(from))
  const end = to === null ? Dexie.maxKey : iso(startOfBangkokDay(to) + dayMs)
  const places = await database.ledger
    .where('[userId+createdAt]')
    .between([userId, start], [userId, end], true, false)
    .primaryKeys()
  // Not just the first and last key: a due event can be entered after later ones.
  const [first, last] = places.reduce(
    ([least, most], seq) => [Math.min(least, seq), Math.max(most, seq)],
    [Infinity, 0],
  )
  return [first, Math.min(below, last + 1)]
}

async function* entries(userId: string, [first, end]: [number, number]): AsyncGenerator<Entry> {
  let below = end
  for (;;) {
    const newestFirst = database.ledger
      .where('[userId+seq]')
      .between([userId, first], [userId, below], true, false)
    newestFirst.reverse()
    const rows = await newestFirst.limit(chunk).toArray()
    for (const row of rows) {
      below = row.seq ?? 0
      yield { ...row, seq: below }
    }
    if (rows.length < chunk) return
  }
}

/** Key that groups bets; null for other entries. A bet without a session is its own group. */
function sessionOf({ refType, refId, game, createdAt }: LedgerRow): string | null {
  return refType === 'game' ? `${game?.session ?? refId} ${bangkokDay(new Date(createdAt))}` : null
}

/** A group belongs to one day and one kind, so a filter never splits it. */
function passes([{ type, createdAt }]: Group, { kind, from, to }: Query): boolean {
  const day = bangkokDay(new Date(createdAt))
  const types: readonly string[] = kind === null ? [type] : statementTypesOf[kind]
  return types.includes(type) && (from === null || day >= from) && (to === null || day <= to)
}

/** @returns a function that tells whether a group matches the search; without a search, every group does */
async function searchOf(userId: string, query: Query): Promise<(group: Group) => boolean> {
  if (query.search === null) return () => true
  const isFound = moneySearch(query.search)
  const names = await allNames(userId)
  return (group) => {
    const [newest] = group
    const { refType, refId, reason = null } = newest
    return isFound(
      searchedStatement({
        refType,
        refId,
        name: names.get(nameKeyOf(newest)) ?? null,
        reason,
        amount: total(group),
        play: isPlay(newest, query) ? playOfGroup(group) : null,
      }),
    )
  }
}

function isPlay({ refType }: Entry, { play }: Query): boolean {
  return play === null && refType === 'game'
}

function rowOf(group: Group, query: Query, names: ReadonlyMap<string, string>): RowOnWire {
  const [newest] = group
  const { seq, type, balanceAfter, refType, refId, reason, createdAt } = newest
  const play = isPlay(newest, query) ? playOfGroup(group) : null
  return {
    seq,
    type: play ? 'play' : type,
    amount: bahtFromSatang(total(group)),
    bonus: bahtFromSatang(total(group.map(({ pots }) => ({ amount: sumOf(pots) })))),
    balanceAfter: bahtFromSatang(balanceAfter),
    refType,
    refId,
    name: names.get(nameKeyOf(newest)) ?? null,
    reason: reason ?? null,
    play: play && {
      bets: play.bets,
      stake: bahtFromSatang(play.stake),
      won: bahtFromSatang(play.won),
      startedAt: group.at(-1)?.createdAt ?? createdAt,
    },
    createdAt,
  }
}

function playOfGroup(group: Group) {
  const stakes = group.filter(({ type }) => type === 'bet_sim')
  return {
    bets: stakes.length,
    stake: satang(0 - total(stakes)),
    won: total(group.filter(({ type }) => type === 'win_sim')),
  }
}

/** Names for entries (promotion, code or game provider), by {@link nameKeyOf}. */
async function namesOf(entries: readonly Entry[]): Promise<ReadonlyMap<string, string>> {
  const { received, codeRedeems, gameProviders } = database
  const keysOf = (refType: string) => [
    ...new Set(entries.filter((entry) => entry.refType === refType).map(nameKeyOf)),
  ]
  const [receipts, codes, games] = await Promise.all([
    received.bulkGet(keysOf('received')),
    codeRedeems.bulkGet(keysOf('code')),
    gameProviders.bulkGet(keysOf('game')),
  ])
  return namesIn(receipts, codes, games)
}

/** Names for all entries of a player. */
async function allNames(userId: string): Promise<ReadonlyMap<string, string>> {
  const { received, codeRedeems, gameProviders } = database
  const [receipts, codes, games] = await Promise.all([
    received.where({ userId }).toArray(),
    codeRedeems.where({ userId }).toArray(),
    gameProviders.toArray(),
  ])
  return namesIn(receipts, codes, games)
}

function namesIn(
  receipts: readonly (ReceivedRow | undefined)[],
  codes: readonly (CodeRedeemRow | undefined)[],
  games: readonly (GameProviderRow | undefined)[],
): ReadonlyMap<string, string> {
  return new Map([
    ...receipts.flatMap((row): Name[] => (row ? [[row.receivedId, row.PromotionName]] : [])),
    ...codes.flatMap((row): Name[] => (row ? [[row.redeemId, row.shown]] : [])),
    ...games.flatMap((row): Name[] => (row ? [[row.providerCode, row.providerName]] : [])),
  ])
}

type Name = [key: string, name: string]

function nameKeyOf({ refId, game }: Entry): string {
  return game?.providerCode ?? refId
}

function total(rows: readonly { amount: number }[]): Satang {
  return satang(rows.reduce((sum, { amount }) => sum + amount, 0))
}

function iso(moment: number): string {
  return new Date(moment).toISOString()
}
