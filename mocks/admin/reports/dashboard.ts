/** `/report/dashboard`: today compared with yesterday and the last week, and what needs attention. */
import type * as v from 'valibot'
import { isGranted } from '#contract/admin/access'
import type { dashboardSchema } from '#contract/admin/reports'
import type { auditRowSchema } from '#contract/admin/system'
import { addDays, bangkokDay, dayMs, isoOf, lastBangkokDays, startOfBangkokDay } from '#lib/time'
import { now } from '../../clock'
import { database } from '../../provider/database/database'
import { gameProviders } from '../../provider/games'
import { staffNames } from '../money/players'
import { agentBalance } from '../people/agent'
import type { Staff } from '../requests'
import { type Counted, countedIn, meanBaht, meanFigures, Tally, tally } from './figures'
import { dearestPromotions } from './promotions'
import { dayOf, hourOfDay, rangeOf } from './range'

const promotionDays = 30
const meanDays = 7
export async function dashboard(staff: Staff): Promise<v.InferInput<typeof dashboardSchema>> {
  const asOf = now()
  const today = bangkokDay(asOf)
  const range = rangeOf(addDays(today, 1 - promotionDays), today)
  const counted = await countedIn(range)
  const [waiting, promotions, { credit, warnBelow }, houses, audit] = await Promise.all([
    waitingTimes(asOf),
    dearestPromotions(counted.entries, 5),
    agentBalance(),
    gameProviders(),
    lastAudit(staff),
  ])
  return {
    asOf: isoOf(asOf),
    ...compare(counted, asOf),
    waiting,
    hours: flowByHour(counted, asOf),
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
function compare(counted: Counted, asOf: number) {
  const today = bangkokDay(asOf)
  const sinceMidnight = asOf - startOfBangkokDay(today)
  const days = new Map(lastBangkokDays(asOf, meanDays + 1).map((day) => [day, new Tally()]))
  tally(counted, (moment) => {
    const day = dayOf(moment)
    const ofDay = days.get(day)
    const isLater = ofDay && Date.parse(moment) - startOfBangkokDay(day) > sinceMidnight
    return ofDay && !isLater ? [ofDay] : []
  })
  const [newest = new Tally(), ...before] = [...days.values()].toReversed()
  const earlier = before.map((day) => day.figures())
  const [yesterday = newest.figures()] = earlier
  return { today: newest.figures(), yesterday, mean: meanFigures(earlier) }
}

/** Deposits and withdrawals by hour of today, beside the mean of the same hours of the last seven days. */
function flowByHour(counted: Counted, asOf: number) {
  const today = bangkokDay(asOf)
  const hours = Array.from({ length: 24 }, () => ({ today: new Tally(), before: new Tally() }))
  tally(counted, (moment) => {
    const [day, hour] = [dayOf(moment), hours[hourOfDay(moment)]]
    if (!hour || day < addDays(today, 0 - meanDays)) return []
    return [day === today ? hour.today : hour.before]
  })
  return hours.map((tallies, hour) => {
    const [now, before] = [tallies.today.figures(), tallies.before.figures()]
    return {
      hour,
      deposits: now.deposits,
      withdrawals: now.withdrawals,
      usualDeposits: meanBaht(before.deposits, meanDays),
      usualWithdrawals: meanBaht(before.withdrawals, meanDays),
    }
  })
}

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
