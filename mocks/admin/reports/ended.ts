/** Deposits and withdrawals by the day of their end: confirmed and credited, or paid. */
import type { Table } from 'dexie'
import { database } from '../../provider/database/database'
import type { BankLineRow } from '../../provider/database/playRows'
import type { DepositRow, WithdrawRow } from '../../provider/database/rows'
import { type DayRange, readInParts } from './range'

/** Withdrawals paid in a range, whatever happened to the transfer later. */
export function paidIn({ start, end }: DayRange): PromiseLike<WithdrawRow[]> {
  return database.withdraws.where('paidAt').between(start, end, true, false).toArray()
}

/** Withdrawals whose transfer the bank sent back in a range. */
export function returnedIn({ start, end }: DayRange): PromiseLike<WithdrawRow[]> {
  const closed = database.withdraws.where('closedAt').between(start, end, true, false)
  return closed.filter(({ status }) => status === 'returned').toArray()
}

/** Deposits confirmed in a range. */
export async function confirmedIn(range: DayRange): Promise<DepositRow[]> {
  const confirmed = await madeBefore(database.deposits, 'confirmed', range)
  return confirmed.filter(
    ({ decidedAt }) => decidedAt !== null && decidedAt >= range.start && decidedAt < range.end,
  )
}

/** Rows with a status that were made before the range ends. Reading all is faster than picking single rows. */
export async function madeBefore<Row, Key, Insert>(
  table: Pick<Table<Row, Key, Insert>, 'where'>,
  status: string,
  range: DayRange,
): Promise<Row[]> {
  const madeIn = ({ start, end }: Pick<DayRange, 'start' | 'end'>) =>
    table.where('[status+createdAt]').between([status, start], [status, end], true, false).toArray()
  const [earlier, within] = await Promise.all([
    madeIn({ start: '', end: range.start }),
    readInParts(range, madeIn),
  ])
  return [...earlier, ...within]
}

/** When a withdrawal stopped holding its amount; null while it is open. Old rejections have no time of their own. */
export function endOf({ status, paidAt, closedAt, createdAt }: WithdrawRow): string | null {
  if (paidAt !== null) return paidAt
  return status === 'rejected' ? (closedAt ?? createdAt) : null
}

/** Withdrawals that were made or ended in a range. */
export async function withdrawalsOf(range: DayRange): Promise<WithdrawRow[]> {
  const { start, end } = range
  const within = (index: 'createdAt' | 'closedAt') =>
    database.withdraws.where(index).between(start, end, true, false).toArray()
  const read = await Promise.all([within('createdAt'), paidIn(range), within('closedAt')])
  return [...new Map(read.flat().map((row) => [row.withdrawId, row])).values()]
}

/** Sum of the withdrawals that were open at a moment (ISO text), in satang. */
export async function heldAt(moment: string): Promise<number> {
  const { withdraws } = database
  const read = await Promise.all([
    withdraws.where('openUser').above('').toArray(),
    withdraws.where('paidAt').aboveOrEqual(moment).toArray(),
    withdraws.where('closedAt').aboveOrEqual(moment).toArray(),
  ])
  const rows = [...new Map(read.flat().map((row) => [row.withdrawId, row])).values()]
  return rows
    .filter((row) => row.createdAt < moment && (endOf(row) ?? '~') >= moment)
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** Whether the money of a bank line was not kept: the line is ignored, or its deposit was rejected. */
export function isReturned({ ignored }: BankLineRow, deposit: DepositRow | undefined): boolean {
  return ignored !== undefined || deposit?.status === 'rejected'
}
