/** `/report/cohort`: new players by the week or month of their first deposit, and who deposited again later. */
import type * as v from 'valibot'
import { cohortGroups, type cohortReportSchema } from '#contract/admin/breakdowns'
import { addDays, bangkokDay } from '#lib/time'
import { isoNow, now } from '../../clock'
import type { LedgerRow } from '../../provider/database/rows'
import { invalid } from '../requests'
import { firstDepositsAmong, ledgerOf } from './figures'
import { firstOf, partsOf } from './parts'
import { type DayRange, dayOf, inBaht, rangeOf, readRange } from './range'

type CohortRows = v.InferInput<typeof cohortReportSchema>['rows']

export async function cohortReport(
  query: URLSearchParams,
): Promise<v.InferInput<typeof cohortReportSchema>> {
  const range = readRange(query)
  const asked = query.get('group') ?? 'month'
  const group = cohortGroups.find((name) => name === asked)
  if (!group) throw invalid('group', 'unknown')
  const beginningOf = firstOf[group]
  // Whole weeks and months, because players of a part of one would return in the rest of it.
  const from = beginningOf(range.from)
  const today = bangkokDay(now())
  const parts = partsOf({ from, to: today }, group).map((day, index, days) => ({
    from: day,
    to: addDays(days[index + 1] ?? addDays(today, 1), -1),
  }))
  const cohorts = parts.filter((part) => part.from <= range.to)
  const { first, deposits } = await newDepositors(
    rangeOf(from, cohorts.at(-1)?.to ?? range.to),
    today,
  )
  const partOf = ({ createdAt }: LedgerRow) => beginningOf(dayOf(createdAt))
  const cohortOf = new Map(first.map((row) => [row.userId, partOf(row)]))
  const again = new Map<string, Returned>()
  for (const row of deposits) {
    const key = `${cohortOf.get(row.userId)} ${partOf(row)}`
    const returned = again.get(key) ?? new Returned()
    again.set(key, returned)
    returned.add(row)
  }
  const rows = cohorts.map((part, index): CohortRows[number] => {
    const theirs = first.filter((row) => partOf(row) === part.from)
    const later = parts.slice(index + 1).map((next) => ({
      ...next,
      ...(again.get(`${part.from} ${next.from}`) ?? new Returned()).figures(),
    }))
    const sum = theirs.reduce((all, { amount }) => all + amount, 0)
    return { ...part, players: theirs.length, first: inBaht(sum), later }
  })
  return { asOf: isoNow(), rows }
}

/** The first deposits ever within a range, and all deposits of their players up to a day. */
export async function newDepositors(
  range: DayRange,
  until: string,
): Promise<{ first: LedgerRow[]; deposits: LedgerRow[] }> {
  const end = until > range.to ? until : range.to
  const entries = await ledgerOf(rangeOf(range.from, end))
  const all = entries.filter(({ type }) => type === 'deposit')
  const first = await firstDepositsAmong(all.filter(({ createdAt }) => createdAt < range.end))
  const players = new Set(first.map(({ userId }) => userId))
  return { first, deposits: all.filter(({ userId }) => players.has(userId)) }
}

class Returned {
  readonly #players = new Set<string>()
  #sum = 0

  add({ userId, amount }: LedgerRow): void {
    this.#players.add(userId)
    this.#sum += amount
  }

  figures() {
    return { players: this.#players.size, deposits: inBaht(this.#sum) }
  }
}
