/** `/usersystem`: all players, the players of a day, and one player's page. */
import { Dexie } from 'dexie'
import type * as v from 'valibot'
import {
  type adminPlayerPageSchema,
  type adminPlayerSchema,
  playerStatuses,
} from '#contract/admin/people'
import { firstRulesVersion } from '#contract/site/rules'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { isDay } from '#lib/time'
import { refuse } from '../../answer'
import { database } from '../../provider/database/database'
import type { TotalRow } from '../../provider/database/playRows'
import type { PlayerRow } from '../../provider/database/rows'
import { whole } from '../../provider/database/totals'
import { protectionOf } from '../../provider/protection/protection'
import { walletOf } from '../../provider/wallet/wallet'
import type { ListOf } from '../listDefinition'
import { answerList } from '../lists'
import { idsOfPlayers, playersNamed, staffNames } from '../money/players'
import { meaningsFor } from '../money/searchMoney'
import { playersBehind } from '../reports/behind'
import { AdminError, numbersFor, type Staff } from '../requests'

type PlayerOnWire = v.InferInput<typeof adminPlayerSchema>

export const playerList: ListOf<PlayerRow> = {
  table: database.table<PlayerRow, string>('players'),
  keyOf: ({ id }) => id,
  sorts: {
    createdAt: { index: 'createdAt', valueOf: ({ createdAt }) => createdAt },
    username: { index: 'username', valueOf: ({ username }) => username },
  },
  orders: {
    name: byName,
    credit: () => withThoseMissing(database.wallets.orderBy('balance').primaryKeys()),
    depositTotal: () => byTotal('deposited'),
    withdrawTotal: () => byTotal('withdrawn'),
    lastLoginAt: () => withThoseMissing(database.players.orderBy('lastLoginAt').primaryKeys()),
  },
  defaultSort: '-createdAt',
  day: 'createdAt',
  filters: {
    status: {
      values: playerStatuses,
      passes: ({ status }, values) => values.has(status),
      index: { createdAt: '[status+createdAt]' },
    },
    inviter: {
      passes: ({ inviterID }, values) => inviterID !== null && values.has(inviterID),
      index: { createdAt: '[inviterID+createdAt]' },
    },
    tag: { passes: ({ tags = [] }, values) => tags.some((tag) => values.has(tag)) },
    behind: playersBehind,
  },
  search: playersNamed,
}

/** Sorts names as Thai readers expect, not by code point as an index would. Latin names come last. */
export const compareNames = new Intl.Collator('th').compare

async function byName(): Promise<string[]> {
  const players = await database.players.toArray()
  return players
    .toSorted((one, other) => compareNames(one.book_name, other.book_name))
    .map(({ id }) => id)
}

async function byTotal(kind: 'deposited' | 'withdrawn'): Promise<string[]> {
  const totals = database.totals
    .where('[kind+part+sum]')
    .between([kind, whole, Dexie.minKey], [kind, whole, Dexie.maxKey])
  return withThoseMissing(totals.primaryKeys().then((keys) => keys.map(([userId]) => userId)))
}

/** Puts players without an entry in the index first. */
async function withThoseMissing(ordered: PromiseLike<string[]>): Promise<string[]> {
  const [known, all] = await Promise.all([ordered, database.players.toCollection().primaryKeys()])
  const isKnown = new Set(known)
  return [...all.filter((id) => !isKnown.has(id)), ...known]
}

export function answerPlayers(
  staff: Staff,
  query: URLSearchParams,
  fixed: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const told = numbersFor(staff, query)
  const search = (text: string, lang: string) => idsOfPlayers(meaningsFor(staff, { text, lang }))
  return answerList({ ...playerList, search }, query, (rows) => describePlayers(rows, told), fixed)
}

/** Players who joined on a Bangkok day, `yyyymmdd`. */
export async function answerPlayersOf(
  digits: string,
  staff: Staff,
  query: URLSearchParams,
): Promise<Response> {
  const day = digits.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  if (!isDay(day)) return refuse(400, 'Not a day')
  return answerPlayers(staff, query, { from: day, to: day })
}

export async function describePlayers(
  rows: readonly PlayerRow[],
  told: (number: string) => string,
): Promise<PlayerOnWire[]> {
  const ids = rows.map(({ id }) => id)
  const [wallets, deposited, withdrawn, active] = await Promise.all([
    database.wallets.bulkGet(ids),
    totalsOf(ids, 'deposited'),
    totalsOf(ids, 'withdrawn'),
    database.received.where('activeKey').anyOf(ids).toArray(),
  ])
  const promotionOf = new Map(active.map((row) => [row.userId, row.PromotionName]))
  return rows.map((row, index) => ({
    userId: row.id,
    username: row.username,
    name: row.book_name,
    nickname: row.nickname ?? null,
    bank_name: row.bank_name,
    book_number: told(row.book_number),
    bankChangedAt: row.bankChangedAt ?? null,
    passwordSetAt: row.passwordSetAt ?? null,
    status: row.status,
    credit: bahtFromSatang(wallets[index]?.balance ?? satang(0)),
    depositTotal: bahtFromSatang(deposited[index]?.sum ?? satang(0)),
    depositCount: deposited[index]?.count ?? 0,
    withdrawTotal: bahtFromSatang(withdrawn[index]?.sum ?? satang(0)),
    PromotionName: promotionOf.get(row.id) ?? null,
    inviterID: row.inviterID,
    tags: row.tags ?? [],
    createdAt: row.createdAt,
    lastLoginAt: row.lastLoginAt,
  }))
}

/** Total deposits or payouts per player, in the order of `ids`. */
export async function totalsOf(
  ids: readonly string[],
  kind: TotalRow['kind'] & ('deposited' | 'withdrawn'),
): Promise<{ count: number; sum: Satang }[]> {
  const keys = ids.map((id): [string, string, string] => [id, kind, whole])
  const rows = await database.totals.bulkGet(keys)
  return rows.map((row) => ({ count: row?.count ?? 0, sum: satang(row?.sum ?? 0) }))
}

/** Most notes to show; the timeline has all of them. */
const mostNotes = 50

export async function readPlayer(
  id: string,
  staff: Staff,
): Promise<v.InferInput<typeof adminPlayerPageSchema>> {
  const row = await database.players.get(id)
  const [player] = row ? await describePlayers([row], numbersFor(staff)) : []
  const wallet = await walletOf(id)
  if (!row || !player || !wallet) throw new AdminError('notfound')
  const notes = database.playerNotes.where({ userId: id })
  notes.reverse()
  const [protection, friends, inviter, written, nameOf] = await Promise.all([
    protectionOf(id),
    database.players.where({ inviterID: id }).count(),
    row.inviterID === null ? undefined : database.players.get(row.inviterID),
    notes.limit(mostNotes).toArray(),
    staffNames(),
  ])
  return {
    ...player,
    wallet,
    protection,
    inviterName: inviter?.book_name ?? null,
    friends,
    rules: {
      version: row.rulesVersion ?? firstRulesVersion,
      acceptedAt: row.rulesAcceptedAt ?? null,
    },
    notes: written.map(({ seq = 0, text, adminID, createdAt }) => ({
      noteId: seq,
      text,
      by: nameOf(adminID) ?? adminID,
      createdAt,
    })),
  }
}
