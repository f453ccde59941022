import { amountRanges } from '#contract/admin/money'
import { satangFromBaht } from '#lib/money'
import type { Formats } from '#ui/intl/useFormat'
import type { Text } from '#ui/intl/useText'
import { choiceFilter, type ListFilter } from './listState'

const ranges = ['small', 'medium', 'large'] as const

/** Filter by amount. */
export function amountFilter(text: Text, format: Formats): ListFilter {
  const money = (baht: number) => format.money(satangFromBaht(baht))
  return choiceFilter(text, {
    id: 'amount',
    label: text('admin.column.amount'),
    values: ranges,
    labelOf: (range) => {
      const { from, below } = amountRanges[range]
      return text(`admin.list.amount.${range}`, {
        from: money(from),
        below: below === undefined ? '' : money(below),
      })
    },
  })
}
