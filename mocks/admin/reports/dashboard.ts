/** `/report/dashboard`: today compared with yesterday and the last week, and what needs attention. */
import type * as v from 'valibot'
import { isGranted } from '#contract/admin/access'
import type { dashboardSchema } from '#contract/admin/reports'
import type { auditRowSchema } from '#contract/admin/system'
import {
  addDays,
  bangkokDay,
  dayMs,
  hourMs,
  isoOf,
  lastBangkokDays,
  startOfBangkokDay,
} from '#lib/time'
import { now } from '../../clock'
import { database } from '../../provider/database/database'
import type { LedgerRow, LedgerType } from '../../provider/database/rows'
import { gameProviders } from '../../provider/games'
import { staffNames } from '../money/players'
import { agentBalance } from '../people/agent'
import type { Staff } from '../requests'
import { firstDepositsAmong, joinedIn, ledgerOf, meanFigures, Tally } from './figures'
import { dearestPromotions } from './promotions'
import { dayOf, inBaht, rangeOf } from './range'

const promotionDays = 30
const meanDays = 7
export async function dashboard(staff: Staff): Promise<v.InferInput<typeof dashboardSchema>> {
  const asOf = now()
  const today = bangkokDay(asOf)
  const range = rangeOf(addDays(today, 1 - promotionDays), today)
  const entries = await ledgerOf(range)
  const [figures, waiting, promotions, { credit, warnBelow }, houses, audit] = await Promise.all([
    compare(entries, asOf),
    waitingTimes(asOf),
    dearestPromotions(entries, 5),
    agentBalance(),
    gameProviders(),
    lastAudit(staff),
  ])
  return {
    asOf: isoOf(asOf),
    ...figures,
    waiting,
    hours: flowByHour(entries, asOf),
    promotions,
    agent: { credit, warnBelow },
    providers: houses.map(({ providerCode, providerName, status, maintenanceUntil }) => ({
      providerCode,
      providerName,
      status,
      maintenanceUntil,
    })),
    audit,
  }
}

/** Today, yesterday and the mean of the last seven days, each up to the same time of day. */
async function compare(entries: readonly LedgerRow[], asOf: number) {
  const today = bangkokDay(asOf)
  const sinceMidnight = asOf - startOfBangkokDay(today)
  const [recent, joined] = [
    entries.filter(({ createdAt }) => dayOf(createdAt) >= addDays(today, 0 - meanDays)),
    await joinedIn(rangeOf(addDays(today, 0 - meanDays), today)),
  ]
  const first = await firstDepositsAmong(recent)
  const days = new Map(lastBangkokDays(asOf, meanDays + 1).map((day) => [day, new Tally()]))
  /** @returns the tally of a moment's day; undefined if its time of day is later than now */
  const tallyOf = (moment: string): Tally | undefined => {
    const at = Date.parse(moment)
    const day = bangkokDay(at)
    return at - startOfBangkokDay(day) > sinceMidnight ? undefined : days.get(day)
  }
  for (const row of recent) tallyOf(row.createdAt)?.add(row)
  for (const moment of joined) tallyOf(moment)?.countNewPlayer()
  for (const moment of first) tallyOf(moment)?.countFirstDeposit()
  const [newest = new Tally(), ...before] = [...days.values()].toReversed()
  const earlier = before.map((tally) => tally.figures())
  const [yesterday = newest.figures()] = earlier
  return { today: newest.figures(), yesterday, mean: meanFigures(earlier) }
}

/** Deposits and withdrawals by hour of today, beside the mean of the same hours of the last seven days. */
function flowByHour(entries: readonly LedgerRow[], asOf: number) {
  const today = bangkokDay(asOf)
  const hours = Array.from({ length: 24 }, () => ({
    deposits: 0,
    withdrawals: 0,
    usualDeposits: 0,
    usualWithdrawals: 0,
  }))
  for (const { type, amount, createdAt } of entries) {
    const day = dayOf(createdAt)
    if (day < addDays(today, 0 - meanDays)) continue
    const hour = hours[Math.floor((Date.parse(createdAt) - startOfBangkokDay(day)) / hourMs)]
    if (!hour) continue
    const [isIn, isOut] = [type === 'deposit', withdrawalTypes.includes(type)]
    if (isIn) hour[day === today ? 'deposits' : 'usualDeposits'] += amount
    if (isOut) hour[day === today ? 'withdrawals' : 'usualWithdrawals'] -= amount
  }
  return hours.map(({ deposits, withdrawals, usualDeposits, usualWithdrawals }, hour) => ({
    hour,
    deposits: inBaht(deposits),
    withdrawals: inBaht(withdrawals),
    usualDeposits: meanOf(usualDeposits),
    usualWithdrawals: meanOf(usualWithdrawals),
  }))
}

const meanOf = (sum: number) => inBaht(Math.round(sum / meanDays))

const withdrawalTypes: readonly LedgerType[] = ['withdraw_hold', 'withdraw_release']

/** Longest assumed time from request to decision, to limit the search for decisions of the last 24 hours. */
const longestWaitMs = 14 * dayMs

/** Waiting times of requests decided since a time, by default within the last 24 hours. */
export async function waitingTimes(asOf: number, since = isoOf(asOf - dayMs)) {
  const asked = isoOf(asOf - longestWaitMs)
  const [deposits, withdrawals] = await Promise.all([
    database.deposits
      .where('[status+createdAt]')
      .between(['confirmed', asked], ['confirmed', '~'])
      .toArray(),
    database.withdraws
      .where('[status+createdAt]')
      .between(['paid', asked], ['paid', '~'])
      .toArray(),
  ])
  return {
    deposits: spread(
      deposits.map(({ submittedAt, createdAt, decidedAt }) => [
        submittedAt ?? createdAt,
        decidedAt,
      ]),
      since,
    ),
    withdrawals: spread(
      withdrawals.map(({ createdAt, paidAt }) => [createdAt, paidAt]),
      since,
    ),
  }
}

function spread(waits: readonly (readonly [string, string | null])[], since: string) {
  const times = waits
    .flatMap(([from, until]) =>
      until !== null && until >= since ? [Date.parse(until) - Date.parse(from)] : [],
    )
    .filter((time) => time >= 0)
    .toSorted((one, other) => one - other)
  const sum = times.reduce((total, time) => total + time, 0)
  return {
    count: times.length,
    mean: times.length === 0 ? null : Math.round(sum / times.length),
    p95: times[Math.ceil(times.length * 0.95) - 1] ?? null,
  }
}

/** The newest audit entries that this colleague may read. */
async function lastAudit({ adminID, role }: Staff): Promise<v.InferInput<typeof auditRowSchema>[]> {
  const entries = isGranted(role, 'audit.all')
    ? database.audit.orderBy('seq')
    : database.audit.where('[adminID+seq]').between([adminID, 0], [adminID, Number.MAX_VALUE])
  // `reverse` changes the collection in place.
  entries.reverse()
  const [rows, nameOf] = await Promise.all([entries.limit(10).toArray(), staffNames()])
  return rows.map((row) => {
    const { prevHash: _, ...told } = row
    return { ...told, adminName: nameOf(row.adminID) ?? row.adminID }
  })
}
