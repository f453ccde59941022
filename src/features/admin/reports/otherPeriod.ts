import { addDays, isDay } from '#lib/time'
import { type DayRange, mostDays } from '../list/useDayRange'
import { comparisons, periodBefore, yearBefore } from './comparePeriods'
import type { Span } from './figureRows'

/** The period that the address compares with; null for none, or while its own days are no period. */
export function otherPeriodOf({ from, to, state }: DayRange): Span | null {
  const comparison = comparisons.find((name) => name === state.filterOf('with'))
  if (comparison === 'before') return periodBefore({ from, to })
  if (comparison === 'year') return yearBefore({ from, to })
  const own = { from: state.filterOf('withFrom'), to: state.filterOf('withTo') }
  if (comparison !== 'own' || !isDay(own.from) || !isDay(own.to)) return null
  return own.from <= own.to && addDays(own.from, mostDays) > own.to ? own : null
}
