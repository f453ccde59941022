/** Compares the back office with the model: the player's page, the ledger and the reports. */
import type { StaffMember } from '../admin/staff'
import { type Fields, fieldsOf, iso } from '../provider/providerPlayer'
import { differences } from './compare'
import type { Row, RowType } from './credit'
import type { Model } from './model'
import type { ModelPlayer } from './player'
import type { Receipt, Withdrawal } from './records'
import { dayMs, dayNumber, offers } from './terms'

const baht = (satang: number) => satang / 100

const rowsIn = (list: unknown) => Object.values(fieldsOf(list)).map(fieldsOf)

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

async function sheet(staff: StaffMember, player: ModelPlayer): Promise<string[]> {
  const { id, credit, deposits, withdrawals, activePromotion } = player
  const confirmed = deposits.filter(({ status }) => status === 'confirmed')
  const paid = withdrawals.filter(({ status }) => status === 'paid')
  const expected = {
    credit: baht(credit.total),
    depositTotal: baht(sumOf(confirmed.map(({ credited }) => credited))),
    depositCount: confirmed.length,
    withdrawTotal: baht(sumOf(paid.map(({ amount }) => amount))),
    PromotionName: activePromotion?.offer.id ?? null,
    wallet: { credit: baht(credit.total), available: baht(credit.available) },
  }
  return differences(expected, await staff.read('player', {}, id), `sheet of ${id}`)
}

async function ledger(staff: StaffMember, { id, credit }: ModelPlayer): Promise<string[]> {
  const rows: Fields[] = []
  for (let page = 1; rows.length < credit.rows.length; page += 1) {
    const { data } = await staff.read('ledger', { user: id, sort: 'seq', size: 100, page })
    const found = rowsIn(data)
    if (found.length === 0) break
    rows.push(...found)
  }
  const expected = credit.rows.map(({ type, amount, balanceAfter, refId, at }) => ({
    type,
    amount: baht(amount),
    balanceAfter: baht(balanceAfter),
    createdAt: iso(at),
    ...(refId !== null && { refId }),
  }))
  return differences(expected, rows, `ledger of ${id}`)
}

/** Sums rows of these types in baht, like the reports. */
function total(rows: readonly Row[], ...types: RowType[]): number {
  return baht(sumOf(rows.filter(({ type }) => types.includes(type)).map(({ amount }) => amount)))
}

/** Avoids -0, which no answer contains. */
const negated = (amount: number) => (amount === 0 ? 0 : 0 - amount)

/** @returns all figures except those of one source of granted credit, which `given` sums up */
function figures(rows: readonly Row[], paid: readonly Withdrawal[]): object {
  return {
    deposits: total(rows, 'deposit'),
    depositCount: rows.filter(({ type }) => type === 'deposit').length,
    withdrawals: baht(sumOf(paid.map(({ amount }) => amount))),
    withdrawalCount: paid.length,
    bets: negated(total(rows, 'bet_sim')),
    wins: total(rows, 'win_sim'),
    ggr: negated(total(rows, 'bet_sim', 'win_sim')),
    wheel: total(rows, 'wheel'),
    commission: total(rows, 'invite'),
    adjusted: total(rows, 'adjust_add', 'adjust_sub'),
    given: total(rows, 'bonus', 'bonus_forfeit', 'cap_forfeit', 'code', 'cashback'),
  }
}

/** @returns the report's figures, with bonuses, codes and cashback as one */
function reported(row: Fields): Fields {
  const given = ['bonuses', 'codes', 'cashback'].map((name) => Math.round(Number(row[name]) * 100))
  return { ...row, given: baht(sumOf(given)) }
}

const isoDay = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)

async function daily(staff: StaffMember, { players }: Model, first: number, now: number) {
  const all = players.flatMap(({ credit }) => credit.rows)
  const rows = all.filter(({ at }) => dayNumber(at) >= first)
  const query = { from: isoDay(first), to: isoDay(dayNumber(now)), group: 'day' }
  const report = await staff.read('dailyReport', query)
  const byDay = new Map(rowsIn(report['rows']).map((row) => [row['day'], row]))
  const paidOn = (isWithin: (day: number) => boolean) =>
    players.flatMap(({ withdrawals }) =>
      withdrawals.filter(({ paidAt }) => paidAt !== undefined && isWithin(dayNumber(paidAt))),
    )
  const days = new Set(rows.map(({ at }) => dayNumber(at)))
  return [
    ...differences(
      figures(
        rows,
        paidOn((day) => day >= first),
      ),
      reported(fieldsOf(report['total'])),
      'daily report, total',
    ),
    ...[...days].flatMap((day) => {
      const ofDay = rows.filter(({ at }) => dayNumber(at) === day)
      const row = reported(byDay.get(isoDay(day)) ?? {})
      return differences(
        figures(
          ofDay,
          paidOn((paidDay) => paidDay === day),
        ),
        row,
        `daily report, ${isoDay(day)}`,
      )
    }),
  ]
}

/** Compares only promotions that were all claimed within the report's days. */
async function promotions(staff: StaffMember, { players }: Model, first: number, now: number) {
  const receipts = players.flatMap(({ receipts }) => receipts)
  if (receipts.some(({ receivedAt }) => dayNumber(receivedAt) < first)) return []
  const query = { from: isoDay(first), to: isoDay(dayNumber(now)) }
  const report = await staff.read('promotionReport', query)
  const byId = new Map(rowsIn(report['rows']).map((row) => [row['PromotionID'], row]))
  return offers.flatMap(({ id }) => {
    const taken = receipts.filter(({ offer }) => offer.id === id)
    const row = byId.get(id)
    if (!row && taken.every(({ activatedAt }) => activatedAt === null)) return []
    return differences(promotionFigures(taken), row, `promotion report, ${id}`)
  })
}

function promotionFigures(receipts: readonly Receipt[]): object {
  const bonuses = sumOf(receipts.map(({ bonus }) => bonus))
  const takenBack = sumOf(receipts.map(({ forfeited, capForfeited }) => forfeited + capForfeited))
  return {
    completed: receipts.filter(({ status }) => status === 'completed').length,
    bonuses: baht(bonuses),
    takenBack: baht(takenBack),
    cost: baht(bonuses - takenBack),
  }
}

/** Maximum span of one report in days. */
const longestReport = 366

export async function compareStaff(
  staff: StaffMember,
  model: Model,
  now: number,
): Promise<string[]> {
  const first = dayNumber(now) - longestReport + 1
  const found = [
    ...(await daily(staff, model, first, now)),
    ...(await promotions(staff, model, first, now)),
  ]
  for (const player of model.players) {
    found.push(...(await sheet(staff, player)), ...(await ledger(staff, player)))
  }
  return found
}
