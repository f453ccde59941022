/** Links from figures to the rows that they count. */
import type { Figures } from '#contract/admin/reports'
import { adminPaths } from '#lib/paths/admin'

/** Bangkok days, inclusive. */
export interface Span {
  from: string
  to: string
}

export type FigureName = keyof Figures

/** Ledger types that a figure adds up. */
const entriesOf: Partial<Record<FigureName, string>> = {
  deposits: 'deposit',
  depositCount: 'deposit',
  bets: 'bet_sim',
  wins: 'win_sim',
  ggr: 'bet_sim,win_sim',
  ngr: 'bet_sim,win_sim,bonus,bonus_forfeit,cap_forfeit,code,cashback,wheel,invite',
  bonuses: 'bonus,bonus_forfeit,cap_forfeit',
  codes: 'code',
  cashback: 'cashback',
  wheel: 'wheel',
  commission: 'invite',
  adjusted: 'adjust_add,adjust_sub',
}

/** `hour`: only the rows of this hour of the day. @returns null for a mean, which has no rows of its own */
export function rowsOfFigure(name: FigureName, span: Span, hour?: number): string | null {
  const type = entriesOf[name]
  if (type !== undefined) {
    return entriesWith(span, { type, ...(hour !== undefined && { behind: `hour:${hour}` }) })
  }
  if (name === 'withdrawals' || name === 'withdrawalCount') return paidRowsOf(span, { hour })
  if (hour !== undefined) return null
  if (name === 'returned') {
    return listWith(adminPaths.withdrawals, { status: 'all', behind: `sentBack:${daysOf(span)}` })
  }
  if (name === 'firstDeposits') return entriesWith(span, { type: 'deposit', behind: 'first' })
  if (name === 'newPlayers') return listWith(adminPaths.users, { ...span })
  return name === 'activePlayers'
    ? listWith(adminPaths.users, { behind: `active:${daysOf(span)}` })
    : null
}

/** Entries of the ledger in these days. */
export function entriesWith({ from, to }: Span, filters: Readonly<Record<string, string>>): string {
  return listWith(adminPaths.transactions, { from, to, ...filters })
}

interface PaidBy {
  adminID?: string | undefined
  hour?: number | undefined
}

/** Withdrawals paid in these days, whenever they were requested. */
export function paidRowsOf(span: Span, { adminID, hour }: PaidBy = {}): string {
  const days = daysOf(span)
  const part = adminID === undefined ? '' : `:${adminID}`
  const behind = hour === undefined ? `paid:${days}${part}` : `paidAt:${days}:${hour}`
  return listWith(adminPaths.withdrawals, { status: 'all', behind })
}

/** Deposits, in these days, of the players whose first deposit was in the days of `cohort`. */
export function cohortRowsOf(cohort: Span, span: Span): string {
  return entriesWith(span, { type: 'deposit', behind: `cohort:${daysOf(cohort)}` })
}

const daysOf = ({ from, to }: Span) => `${from}..${to}`

function listWith(path: string, filters: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(filters)}`
}
