/** `/agentbalance/affiliatecustomer/{id|all}`: the players who brought others, and whom one of them brought. */
import * as v from 'valibot'
import type { affiliateSchema } from '#contract/admin/agent'
import { listQuerySchema } from '#contract/admin/list'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { refuse } from '../../answer'
import { isoNow } from '../../clock'
import { database } from '../../provider/database/database'
import type { PlayerRow } from '../../provider/database/rows'
import { partsOf } from '../../provider/database/totals'
import { answerList } from '../lists'
import { idsOfPlayers } from '../money/players'
import { playerList, totalsOf } from './players'

/** `id` is a player's, whose friends are listed, or `all`. */
export async function answerAffiliates(id: string, query: URLSearchParams): Promise<Response> {
  if (id === 'all') return answerInviters(query)
  const asked = new URLSearchParams(query)
  asked.set('inviter', id)
  return answerList(playerList, asked, describe)
}

/** By their ids: each is found by the index once, however many friends it has. */
async function answerInviters(search: URLSearchParams): Promise<Response> {
  const query = v.safeParse(
    v.omit(listQuerySchema, ['sort', 'from', 'to']),
    Object.fromEntries(search),
  )
  if (!query.success) return refuse(400, `${v.getDotPath(query.issues[0]) ?? 'query'}: unknown`)
  const { page, size, q } = query.output
  const ids = await invitersMeant(q.trim())
  const shown = ids.slice((page - 1) * size, page * size)
  const rows = (await database.players.bulkGet(shown)).filter((row) => row !== undefined)
  return Response.json({ data: await describe(rows), total: ids.length, page, asOf: isoNow() })
}

async function invitersMeant(text: string): Promise<string[]> {
  const inviters = (await database.players.orderBy('inviterID').uniqueKeys()).map(String)
  if (text === '') return inviters
  const meant = new Set(await idsOfPlayers(text))
  return inviters.filter((id) => meant.has(id))
}

function describe(rows: PlayerRow[]): Promise<v.InferInput<typeof affiliateSchema>[]> {
  return Promise.all(rows.map(describeOne))
}

async function describeOne(row: PlayerRow): Promise<v.InferInput<typeof affiliateSchema>> {
  const friends = await database.players.where({ inviterID: row.id }).primaryKeys()
  const [deposited, withdrawn, earned] = await Promise.all([
    totalsOf(friends, 'deposited'),
    totalsOf(friends, 'withdrawn'),
    partsOf(database, row.id, 'commission'),
  ])
  return {
    affiliateID: row.id,
    affiliateName: row.book_name,
    username: row.username,
    inviterID: row.inviterID,
    clicks: null,
    signups: friends.length,
    firstDeposits: deposited.filter(({ count }) => count > 0).length,
    totalDeposit: inBaht(deposited.map(({ sum }) => sum)),
    totalWithdraw: inBaht(withdrawn.map(({ sum }) => sum)),
    commission: inBaht(earned.map(({ sum }) => satang(sum))),
    status: row.status,
    createdAt: row.createdAt,
  }
}

function inBaht(amounts: readonly Satang[]): number {
  return bahtFromSatang(satang(amounts.reduce((total, amount) => total + amount, 0)))
}
