/** `/report/daily`, `/report/affiliate`, `/report/provider`: totals of a period. */
import type * as v from 'valibot'
import {
  type affiliateReportSchema,
  type dailyReportSchema,
  type providerReportSchema,
  reportGroups,
} from '#contract/admin/reports'
import { isoNow } from '../../clock'
import { database } from '../../provider/database/database'
import type { LedgerRow } from '../../provider/database/rows'
import { invalid } from '../requests'
import { countedIn, ledgerOf, Tally, tally } from './figures'
import { beginning, partsOf } from './parts'
import { type DayRange, dayOf, inBaht, readRange } from './range'

export async function dailyReport(
  query: URLSearchParams,
): Promise<v.InferInput<typeof dailyReportSchema>> {
  const range = readRange(query)
  const asked = query.get('group') ?? 'day'
  const group = reportGroups.find((name) => name === asked)
  if (!group) throw invalid('group', 'unknown')
  const counted = await countedIn(range)
  const total = new Tally()
  const parts = new Map(partsOf(range, group).map((day) => [day, new Tally()]))
  tally(counted, (moment) => {
    const part = parts.get(beginning(dayOf(moment), group, range.from))
    return part ? [total, part] : [total]
  })
  return {
    asOf: isoNow(),
    rows: [...parts].map(([day, tally]) => ({ day, ...tally.figures() })).toReversed(),
    total: total.figures(),
  }
}

export async function affiliateReport(
  query: URLSearchParams,
): Promise<v.InferInput<typeof affiliateReportSchema>> {
  const range = readRange(query)
  const inviters = (await database.players.orderBy('inviterID').uniqueKeys()).map(String)
  const players = await database.players.bulkGet(inviters)
  const rows = await Promise.all(
    players.flatMap((player) => (player ? [affiliateRow(player.id, player.book_name, range)] : [])),
  )
  return { asOf: isoNow(), rows: rows.toSorted((one, other) => other.deposits - one.deposits) }
}

async function affiliateRow(affiliateID: string, affiliateName: string, range: DayRange) {
  const { start, end } = range
  const friends = await database.players.where({ inviterID: affiliateID }).toArray()
  const [deposits, commissions, claims] = await Promise.all([
    Promise.all(friends.map(({ id }) => entriesOf(id, 'deposit', range))),
    database.commissions
      .where('[inviterId+createdAt]')
      .between([affiliateID, start], [affiliateID, end], true, false)
      .toArray(),
    entriesOf(affiliateID, 'invite', range),
  ])
  return {
    affiliateID,
    affiliateName,
    signups: friends.filter(({ createdAt }) => createdAt >= start && createdAt < end).length,
    deposits: total(deposits.flat()),
    earned: total(commissions),
    claimed: total(claims),
  }
}

/** Bets by game provider; bets without a known provider come last. */
export async function providerReport(
  query: URLSearchParams,
): Promise<v.InferInput<typeof providerReportSchema>> {
  const range = readRange(query)
  const [entries, houses] = await Promise.all([ledgerOf(range), database.gameProviders.toArray()])
  const nameOf = new Map(
    houses.map(({ providerCode, providerName }) => [providerCode, providerName]),
  )
  const tallies = new Map<string, Tally>()
  for (const row of entries) {
    if (row.type !== 'bet_sim' && row.type !== 'win_sim') continue
    const code = row.game?.providerCode ?? ''
    const known = tallies.get(code) ?? new Tally()
    known.add(row)
    tallies.set(code, known)
  }
  const rows = [...tallies].map(([providerCode, ofHouse]) => {
    const { bets, wins, ggr, activePlayers } = ofHouse.figures()
    const providerName = nameOf.get(providerCode) ?? providerCode
    const perPlayer = activePlayers === 0 ? 0 : inBaht(Math.round((ggr * 100) / activePlayers))
    return { providerCode, providerName, bets, wins, ggr, activePlayers, perPlayer }
  })
  const isNamed = ({ providerCode }: (typeof rows)[number]) => Number(providerCode !== '')
  return {
    asOf: isoNow(),
    rows: rows.toSorted((one, other) => isNamed(other) - isNamed(one) || other.ggr - one.ggr),
  }
}

function entriesOf(userId: string, type: LedgerRow['type'], { start, end }: DayRange) {
  return database.ledger
    .where('[userId+type+createdAt]')
    .between([userId, type, start], [userId, type, end], true, false)
    .toArray()
}

function total(rows: readonly { amount: number }[]): number {
  return inBaht(rows.reduce((sum, { amount }) => sum + amount, 0))
}
