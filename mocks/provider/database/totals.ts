/**
 * Totals of a player's whole past, written together with its rows, so that no start has to read a year.
 */

import type { TotalRow, WheelPointRow } from './playRows'
import type { CommissionRow, LedgerRow, WithdrawRow } from './rows'
import type { ProviderTables } from './tables'

type Share = Omit<TotalRow, 'count'>

/** The part of totals that have only one. */
export const whole = ''

/** The UTC hour of a time, `yyyy-mm-ddThh`. */
export function hourOf(moment: string): string {
  return moment.slice(0, 13)
}

/** Amounts that a new row adds to the totals, if any. */
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

/** Runs in the transaction that writes the rows. `times` is -1 to take the shares out again. */
export async function addToTotals(
  { totals }: Pick<ProviderTables, 'totals'>,
  shares: readonly Share[],
  times: 1 | -1 = 1,
): Promise<void> {
  for (const { userId, kind, part, sum } of shares) {
    const known = await totals.get([userId, kind, part])
    await totals.put({
      userId,
      kind,
      part,
      count: (known?.count ?? 0) + times,
      sum: (known?.sum ?? 0) + sum * times,
    })
  }
}

/** Rebuilds all totals from the rows. */
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

/** A total with a single part; 0 if there is none. */
export async function totalOf(
  { totals }: Pick<ProviderTables, 'totals'>,
  userId: string,
  kind: TotalRow['kind'],
): Promise<number> {
  return (await totals.get([userId, kind, whole]))?.sum ?? 0
}

/** Counts per player; players without a total are missing. */
export async function countsOf(
  { totals }: Pick<ProviderTables, 'totals'>,
  userIds: readonly string[],
  kind: TotalRow['kind'],
): Promise<ReadonlyMap<string, number>> {
  const keys = userIds.map((userId): [string, string, string] => [userId, kind, whole])
  const rows = await totals.bulkGet(keys)
  return new Map(rows.flatMap((row) => (row ? [[row.userId, row.count]] : [])))
}

/** Parts of a total, starting at `from`. */
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
