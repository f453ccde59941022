/**
 * What a player's whole past comes to, kept beside its rows and written with them: nothing that is
 * asked for at every start walks through a year.
 */

import type { TotalRow, WheelPointRow } from './playRows'
import type { CommissionRow, LedgerRow, WithdrawRow } from './rows'
import type { ProviderTables } from './tables'

type Share = Omit<TotalRow, 'count'>

/** The part of totals that are not divided. */
export const whole = ''

/** The hour of a moment in UTC, `yyyy-mm-ddThh`. */
export function hourOf(moment: string): string {
  return moment.slice(0, 13)
}

/** What a new row adds to the totals; a row that counts in none adds nothing. */
export const shareOf = {
  ledger: ({ userId, type, amount, createdAt }: LedgerRow): Share[] => {
    const part = hourOf(createdAt)
    if (type === 'bet_sim') return [{ userId, kind: 'staked', part, sum: 0 - amount }]
    if (type === 'win_sim') return [{ userId, kind: 'won', part, sum: amount }]
    if (type === 'deposit') return [{ userId, kind: 'deposited', part: whole, sum: amount }]
    return type === 'invite' ? [{ userId, kind: 'claimed', part: whole, sum: amount }] : []
  },
  withdraw: ({ userId, status, amount }: WithdrawRow): Share[] =>
    status === 'paid' ? [{ userId, kind: 'withdrawn', part: whole, sum: amount }] : [],
  commission: ({ inviterId, friendId, amount }: CommissionRow): Share[] => [
    { userId: inviterId, kind: 'commission', part: friendId, sum: amount },
  ],
  points: ({ userId, point }: WheelPointRow): Share[] => [
    { userId, kind: 'points', part: whole, sum: point },
  ],
}

/** In the transaction of the rows that they are of. */
export async function addToTotals(
  { totals }: Pick<ProviderTables, 'totals'>,
  shares: readonly Share[],
): Promise<void> {
  for (const { userId, kind, part, sum } of shares) {
    const known = await totals.get([userId, kind, part])
    await totals.put({
      userId,
      kind,
      part,
      count: (known?.count ?? 0) + 1,
      sum: (known?.sum ?? 0) + sum,
    })
  }
}

/** Makes all totals anew, from the rows alone. */
export async function recount(provider: ProviderTables): Promise<void> {
  const { ledger, withdraws, commissions, wheelPoints, totals } = provider
  const shares = [
    ...(await ledger.toArray()).flatMap(shareOf.ledger),
    ...(await withdraws.toArray()).flatMap(shareOf.withdraw),
    ...(await commissions.toArray()).flatMap(shareOf.commission),
    ...(await wheelPoints.toArray()).flatMap(shareOf.points),
  ]
  const rows = new Map<string, TotalRow>()
  for (const share of shares) {
    const key = JSON.stringify([share.userId, share.kind, share.part])
    const known = rows.get(key)
    rows.set(key, {
      ...share,
      count: (known?.count ?? 0) + 1,
      sum: (known?.sum ?? 0) + share.sum,
    })
  }
  await totals.clear()
  await totals.bulkAdd([...rows.values()])
}

/** A total that is not divided; zero for what never happened. */
export async function totalOf(
  { totals }: Pick<ProviderTables, 'totals'>,
  userId: string,
  kind: TotalRow['kind'],
): Promise<number> {
  return (await totals.get([userId, kind, whole]))?.sum ?? 0
}

/** How often something happened, by player; those to whom it never did are not among them. */
export async function countsOf(
  { totals }: Pick<ProviderTables, 'totals'>,
  userIds: readonly string[],
  kind: TotalRow['kind'],
): Promise<ReadonlyMap<string, number>> {
  const keys = userIds.map((userId): [string, string, string] => [userId, kind, whole])
  const rows = await totals.bulkGet(keys)
  return new Map(rows.flatMap((row) => (row ? [[row.userId, row.count]] : [])))
}

/** The parts of a total, from `from` on. */
export function partsOf(
  { totals }: Pick<ProviderTables, 'totals'>,
  userId: string,
  kind: TotalRow['kind'],
  from: string = whole,
): Promise<TotalRow[]> {
  return totals
    .where('[userId+kind+part]')
    .between([userId, kind, from], [userId, kind, '\uffff'])
    .toArray()
}
