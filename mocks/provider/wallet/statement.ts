/** GET /userbalance/statement/{id}: the ledger of one player in words, newest first. */
import { Dexie } from 'dexie'
import * as v from 'valibot'
import {
  type statementPageSchema,
  statementQuerySchema,
  type statementRowSchema,
  statementTypesOf,
} from '#contract/wallet/statement'
import { bahtFromSatang, satang } from '#lib/money'
import { bangkokDay, dayMs, startOfBangkokDay } from '#lib/time'
import { data, refuse } from '../../answer'
import { database } from '../database/database'
import type { LedgerRow } from '../database/rows'
import { sumOf } from './pots'

type Query = v.InferOutput<typeof statementQuerySchema>
type RowOnWire = v.InferInput<typeof statementRowSchema>
type Entry = LedgerRow & { seq: number }

/** Entries that one row of the statement stands for, the newest first. */
type Group = [Entry, ...Entry[]]

/** Rows of one page; a page of long sessions has fewer, so that it takes no longer after a year than on the first day. */
const pageRows = 30
const mostEntries = 110
/** Entries that are read at once: a page's and the beginning of the next. */
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
  // A page has a whole group at least, however long that is.
  const isOver = () => page.length > pageRows || (count > mostEntries && page.length > 1)
  for await (const group of query.play === null ? groups(userId, query) : playOf(userId, query)) {
    if (!passes(group, query)) continue
    page.push(group)
    count += group.length
    if (isOver()) break
  }
  // One more than fits says that there is a next page, which begins below the last that fits.
  const isFull = isOver()
  const shown = isFull ? page.slice(0, -1) : page
  const names = await namesOf(shown.map(([newest]) => newest))
  const next = isFull ? (shown.at(-1)?.at(-1)?.seq ?? null) : null
  return { rows: shown.map((group) => rowOf(group, query, names)), next }
}

/** Entries by what they stand in the statement as. Nothing is ever entered between old ones. */
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

/** The stakes and winnings of the row at `play`, one by one. */
async function* playOf(userId: string, { play, after }: Query): AsyncGenerator<Group> {
  const newest = await database.ledger.get(play ?? 0)
  const session = newest?.userId === userId ? sessionOf(newest) : null
  if (session === null) return
  for await (const entry of entries(userId, [0, after ?? (play ?? 0) + 1])) {
    if (sessionOf(entry) !== session) return
    yield [entry]
  }
}

/** From where on, and below what, entries can be meant. Those of some days are found by their index. */
async function span(userId: string, { from, to, after }: Query): Promise<[number, number]> {
  const below = after ?? Infinity
  if (from === null && to === null) return [0, below]
  const start = from === null ? Dexie.minKey : iso(startOfBangkokDay(from))
  const end = to === null ? Dexie.maxKey : iso(startOfBangkokDay(to) + dayMs)
  const places = await database.ledger
    .where('[userId+createdAt]')
    .between([userId, start], [userId, end], true, false)
    .primaryKeys()
  // Not the ends of the list: what was due at a moment may have been entered after later ones.
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

/** What bets stand together by; null for all that is no play. A bet of no known session stands alone. */
function sessionOf({ refType, refId, game, createdAt }: LedgerRow): string | null {
  return refType === 'game' ? `${game?.session ?? refId} ${bangkokDay(new Date(createdAt))}` : null
}

/** A group is of one day and one kind as a whole: a filter never divides it. */
function passes([{ type, createdAt }]: Group, { kind, from, to }: Query): boolean {
  const day = bangkokDay(new Date(createdAt))
  const types: readonly string[] = kind === null ? [type] : statementTypesOf[kind]
  return types.includes(type) && (from === null || day >= from) && (to === null || day <= to)
}

function rowOf(group: Group, query: Query, names: ReadonlyMap<string, string>): RowOnWire {
  const [newest] = group
  const { seq, type, balanceAfter, refType, refId, reason, createdAt } = newest
  const isPlay = query.play === null && refType === 'game'
  return {
    seq,
    type: isPlay ? 'play' : type,
    amount: sum(group),
    bonus: sum(group.map(({ pots }) => ({ amount: sumOf(pots) }))),
    balanceAfter: bahtFromSatang(balanceAfter),
    refType,
    refId,
    name: names.get(nameKeyOf(newest)) ?? null,
    reason: reason ?? null,
    play: isPlay ? describePlay(group) : null,
    createdAt,
  }
}

function describePlay(group: Group): RowOnWire['play'] {
  const stakes = group.filter(({ type }) => type === 'bet_sim')
  return {
    bets: stakes.length,
    stake: 0 - sum(stakes),
    won: sum(group.filter(({ type }) => type === 'win_sim')),
    startedAt: group.at(-1)?.createdAt ?? group[0].createdAt,
  }
}

/** What entries belong to, each looked up once, by {@link nameKeyOf}. */
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

/** In baht. */
function sum(rows: readonly { amount: number }[]): number {
  return bahtFromSatang(satang(rows.reduce((total, { amount }) => total + amount, 0)))
}

function iso(moment: number): string {
  return new Date(moment).toISOString()
}
