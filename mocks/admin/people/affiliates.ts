/** `/agentbalance/affiliatecustomer/{id|all}`: players who invited others, and the friends of one player. */
import * as v from 'valibot'
import type { affiliateSchema } from '#contract/admin/agent'
import { exportSize, listQuerySchema } from '#contract/admin/list'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { refuse, unknownIn } from '../../answer'
import { isoNow } from '../../clock'
import { database } from '../../provider/database/database'
import type { PlayerRow } from '../../provider/database/rows'
import { partsOf } from '../../provider/database/totals'
import { answerList } from '../lists'
import { playersNamed } from '../money/players'
import { compareNames, playerList, totalsOf } from './players'

type Affiliate = v.InferInput<typeof affiliateSchema>

/** `id` is a player's id, whose friends are listed, or `all`. */
export async function answerAffiliates(id: string, query: URLSearchParams): Promise<Response> {
  if (id === 'all') return answerInviters(query)
  return answerList(playerList, query, describe, { inviter: id })
}

const { from: _, to: __, ...queryEntries } = listQuerySchema.entries

/** This list has neither filters nor days. */
const querySchema = v.object(queryEntries)

/** Sums only the players on the page, unless the sort needs the sums of all. */
async function answerInviters(search: URLSearchParams): Promise<Response> {
  const unknown = unknownIn(search, Object.keys(queryEntries))
  if (unknown !== null) return refuse(400, unknown)
  const query = v.safeParse(querySchema, Object.fromEntries(search))
  if (!query.success) return refuse(400, `${v.getDotPath(query.issues[0]) ?? 'query'}: unknown`)
  const { size, sort, q, purpose } = query.output
  if (size === exportSize && purpose === undefined) return refuse(400, 'size: only for a file')
  const ids = await invitersMeant(q.trim())
  const page = Math.min(query.output.page, Math.max(1, Math.ceil(ids.length / size)))
  const pageOf = <T>(all: readonly T[]) => all.slice((page - 1) * size, page * size)
  const answer = (data: Affiliate[]) =>
    Response.json({ data, total: ids.length, page, asOf: isoNow() })
  if (sort === undefined) return answer(await describe(await playersBy(pageOf(ids))))
  const name = sorts.find((one) => one === sort.replace(/^-/, ''))
  if (name === undefined) return refuse(400, `sort: ${sort} is unknown`)
  const rows = (await describe(await playersBy(ids))).toSorted((one, other) =>
    compareValues(one[name], other[name]),
  )
  return answer(pageOf(sort.startsWith('-') ? rows.toReversed() : rows))
}

const sorts = [
  'affiliateName',
  'signups',
  'firstDeposits',
  'totalDeposit',
  'totalWithdraw',
  'commission',
  'createdAt',
] as const

function compareValues(one: string | number, other: string | number): number {
  return typeof one === 'number' || typeof other === 'number'
    ? Number(one) - Number(other)
    : compareNames(one, other)
}

async function invitersMeant(text: string): Promise<string[]> {
  const inviters = (await database.players.orderBy('inviterID').uniqueKeys()).map(String)
  if (text === '') return inviters
  const meant = new Set(await playersNamed(text))
  return inviters.filter((id) => meant.has(id))
}

async function playersBy(ids: readonly string[]): Promise<PlayerRow[]> {
  return (await database.players.bulkGet([...ids])).filter((row) => row !== undefined)
}

/** Reads each table once for all rows. */
async function describe(rows: PlayerRow[]): Promise<Affiliate[]> {
  const friends = await database.players
    .where('inviterID')
    .anyOf(rows.map(({ id }) => id))
    .toArray()
  const ids = friends.map(({ id }) => id)
  const [deposited, withdrawn, earned] = await Promise.all([
    totalsOf(ids, 'deposited'),
    totalsOf(ids, 'withdrawn'),
    Promise.all(rows.map(({ id }) => partsOf(database, id, 'commission'))),
  ])
  const placesOf = new Map<string | null, number[]>(rows.map(({ id }) => [id, []]))
  friends.forEach(({ inviterID }, place) => placesOf.get(inviterID)?.push(place))
  return rows.map((row, index) => {
    const places = placesOf.get(row.id) ?? []
    const of = (totals: typeof deposited) =>
      places.flatMap((place) => totals[place] ?? []).filter(({ count }) => count > 0)
    return {
      affiliateID: row.id,
      affiliateName: row.book_name,
      username: row.username,
      inviterID: row.inviterID,
      clicks: null,
      signups: places.length,
      firstDeposits: of(deposited).length,
      totalDeposit: inBaht(of(deposited).map(({ sum }) => sum)),
      totalWithdraw: inBaht(of(withdrawn).map(({ sum }) => sum)),
      commission: inBaht((earned[index] ?? []).map(({ sum }) => satang(sum))),
      status: row.status,
      createdAt: row.createdAt,
    }
  })
}

function inBaht(amounts: readonly Satang[]): number {
  return bahtFromSatang(satang(amounts.reduce((total, amount) => total + amount, 0)))
}
