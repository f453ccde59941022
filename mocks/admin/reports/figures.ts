/** Sums ledger entries up to the figures of reports and the dashboard. */
import * as v from 'valibot'
import { type Figures, figuresSchema } from '#contract/admin/reports'
import { database } from '../../provider/database/database'
import type { LedgerRow, LedgerType } from '../../provider/database/rows'
import { type DayRange, inBaht, readInParts } from './range'

/** Figures on the wire, in baht. */
export type FiguresOnWire = Record<keyof Figures, number>

/** Sums of ledger entries, in satang. */
export class Tally {
  readonly #sums = new Map<LedgerType, number>()
  readonly #counts = new Map<LedgerType, number>()
  readonly #active = new Set<string>()
  #newPlayers = 0
  #firstDeposits = 0

  add({ type, amount, userId }: LedgerRow): void {
    this.#sums.set(type, (this.#sums.get(type) ?? 0) + amount)
    this.#counts.set(type, (this.#counts.get(type) ?? 0) + 1)
    if (type === 'bet_sim' || type === 'deposit') this.#active.add(userId)
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
      withdrawals: inBaht(0 - this.#sum('withdraw_hold', 'withdraw_release')),
      withdrawalCount: Math.max(0, this.#count('withdraw_hold') - this.#count('withdraw_release')),
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

function meanBaht(sum: number, count: number): number {
  return inBaht(Math.round((sum * 100) / count))
}

/** All ledger entries of a period. */
export function ledgerOf(range: DayRange): Promise<LedgerRow[]> {
  return readInParts(range, ({ start, end }) =>
    database.ledger.where('createdAt').between(start, end, true, false).toArray(),
  )
}

/** @returns when players registered in the period */
export async function joinedIn({ start, end }: DayRange): Promise<string[]> {
  const rows = await database.players.where('createdAt').between(start, end, true, false).toArray()
  return rows.map(({ createdAt }) => createdAt)
}

/** @returns the times of players' first deposits ever, if they are among `rows` */
export async function firstDepositsAmong(rows: readonly LedgerRow[]): Promise<string[]> {
  const earliest = new Map<string, LedgerRow>()
  for (const row of rows) {
    const known = earliest.get(row.userId)
    if (row.type === 'deposit' && (!known || row.createdAt < known.createdAt)) {
      earliest.set(row.userId, row)
    }
  }
  const isFirst = await Promise.all(
    [...earliest].map(async ([userId, { createdAt }]) => {
      const before = [userId, 'deposit', createdAt]
      const range = database.ledger.where('[userId+type+createdAt]')
      return (await range.between([userId, 'deposit', ''], before, true, false).count()) === 0
    }),
  )
  return [...earliest.values()].flatMap(({ createdAt }, index) =>
    isFirst[index] ? [createdAt] : [],
  )
}
