/** Sums ledger entries up to the figures of reports and the dashboard. */
import * as v from 'valibot'
import { type Figures, figuresSchema } from '#contract/admin/reports'
import { database } from '../../provider/database/database'
import type { LedgerRow, LedgerType, WithdrawRow } from '../../provider/database/rows'
import { paidIn, returnedIn } from './ended'
import { type DayRange, inBaht, readInParts } from './range'

/** Figures on the wire, in baht. */
export type FiguresOnWire = Record<keyof Figures, number>

/** The one place where figures are calculated: sums of ledger entries and withdrawals, in satang. */
export class Tally {
  readonly #sums = new Map<LedgerType, number>()
  readonly #counts = new Map<LedgerType, number>()
  readonly #active = new Set<string>()
  #paid = 0
  #paidCount = 0
  #returned = 0
  #newPlayers = 0
  #firstDeposits = 0

  add({ type, amount, userId }: LedgerRow): void {
    this.#sums.set(type, (this.#sums.get(type) ?? 0) + amount)
    this.#counts.set(type, (this.#counts.get(type) ?? 0) + 1)
    if (isActivity(type)) this.#active.add(userId)
  }

  addPaid({ amount }: WithdrawRow): void {
    this.#paid += amount
    this.#paidCount += 1
  }

  addReturned({ amount }: WithdrawRow): void {
    this.#returned += amount
  }

  countNewPlayer(): void {
    this.#newPlayers += 1
  }

  countFirstDeposit(): void {
    this.#firstDeposits += 1
  }

  #sum(...types: LedgerType[]): number {
    return types.reduce((total, type) => total + (this.#sums.get(type) ?? 0), 0)
  }

  #count(type: LedgerType): number {
    return this.#counts.get(type) ?? 0
  }

  figures(): FiguresOnWire {
    const bets = 0 - this.#sum('bet_sim')
    const wins = this.#sum('win_sim')
    const bonuses = this.#sum('bonus', 'bonus_forfeit', 'cap_forfeit')
    const [codes, cashback] = [this.#sum('code'), this.#sum('cashback')]
    const [wheel, commission] = [this.#sum('wheel'), this.#sum('invite')]
    const ggr = bets - wins
    const ngr = ggr - bonuses - codes - cashback - wheel - commission
    const active = this.#active.size
    return {
      deposits: inBaht(this.#sum('deposit')),
      depositCount: this.#count('deposit'),
      withdrawals: inBaht(this.#paid),
      withdrawalCount: this.#paidCount,
      returned: inBaht(this.#returned),
      bets: inBaht(bets),
      wins: inBaht(wins),
      ggr: inBaht(ggr),
      bonuses: inBaht(bonuses),
      codes: inBaht(codes),
      cashback: inBaht(cashback),
      wheel: inBaht(wheel),
      commission: inBaht(commission),
      ngr: inBaht(ngr),
      adjusted: inBaht(this.#sum('adjust_add', 'adjust_sub')),
      activePlayers: active,
      newPlayers: this.#newPlayers,
      firstDeposits: this.#firstDeposits,
      arpu: active === 0 ? 0 : inBaht(Math.round(ngr / active)),
    }
  }
}

/** Whether an entry makes its player active. */
export function isActivity(type: LedgerType): boolean {
  return type === 'bet_sim' || type === 'deposit'
}

/** Mean of some days: amounts rounded to the satang, counts to whole numbers. */
export function meanFigures(days: readonly FiguresOnWire[]): FiguresOnWire {
  const mean = new Tally().figures()
  for (const name of figureNames) {
    const sum = days.reduce((total, day) => total + day[name], 0)
    mean[name] = isCount[name] ? Math.round(sum / days.length) : meanBaht(sum, days.length)
  }
  return mean
}

const isCount: Partial<Record<keyof Figures, true>> = {
  depositCount: true,
  withdrawalCount: true,
  activePlayers: true,
  newPlayers: true,
  firstDeposits: true,
}

const figureNames = v.keyof(figuresSchema).options

/** Everything that figures count. */
export interface Counted {
  entries: readonly LedgerRow[]
  paid: readonly WithdrawRow[]
  /** Withdrawals whose transfer the bank sent back. */
  returned: readonly WithdrawRow[]
  /** When players registered. */
  joined: readonly string[]
  /** Players' first deposits ever. */
  first: readonly LedgerRow[]
}

export async function countedIn(range: DayRange): Promise<Counted> {
  const [entries, paid, returned, joined] = await Promise.all([
    ledgerOf(range),
    paidIn(range),
    returnedIn(range),
    joinedIn(range),
  ])
  return { entries, paid, returned, joined, first: await firstDepositsAmong(entries) }
}

/** Counts everything in the tallies of its moment. */
export function tally(
  { entries, paid, returned, joined, first }: Counted,
  talliesAt: (moment: string) => readonly Tally[],
): void {
  for (const row of entries) for (const one of talliesAt(row.createdAt)) one.add(row)
  for (const row of paid) for (const one of talliesAt(row.paidAt ?? '')) one.addPaid(row)
  for (const row of returned) for (const one of talliesAt(row.closedAt ?? '')) one.addReturned(row)
  for (const moment of joined) for (const one of talliesAt(moment)) one.countNewPlayer()
  for (const row of first) for (const one of talliesAt(row.createdAt)) one.countFirstDeposit()
}

export function meanBaht(sum: number, count: number): number {
  return inBaht(Math.round((sum * 100) / count))
}

/** All ledger entries of a period. */
export function ledgerOf(range: DayRange): Promise<LedgerRow[]> {
  return readInParts(range, ({ start, end }) =>
    database.ledger.where('createdAt').between(start, end, true, false).toArray(),
  )
}

/** @returns when players registered in the period */
async function joinedIn({ start, end }: DayRange): Promise<string[]> {
  const rows = await database.players.where('createdAt').between(start, end, true, false).toArray()
  return rows.map(({ createdAt }) => createdAt)
}

/** @returns players' first deposits ever, if they are among `rows` */
export async function firstDepositsAmong(rows: readonly LedgerRow[]): Promise<LedgerRow[]> {
  const earliest = new Map<string, LedgerRow>()
  for (const row of rows) {
    const known = earliest.get(row.userId)
    if (row.type === 'deposit' && (!known || row.createdAt < known.createdAt)) {
      earliest.set(row.userId, row)
    }
  }
  const candidates = [...earliest.values()]
  // One transaction, because one for each of 10,000 players takes over a second.
  const counts = await database.transaction('r', database.ledger, () =>
    Promise.all(candidates.map(countDepositsBefore)),
  )
  return candidates.filter((_, index) => counts[index] === 0)
}

function countDepositsBefore({ userId, createdAt }: LedgerRow): PromiseLike<number> {
  return database.ledger
    .where('[userId+type+createdAt]')
    .between([userId, 'deposit', ''], [userId, 'deposit', createdAt], true, false)
    .count()
}
