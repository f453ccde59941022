import type { ProductReview } from '#contract/customers/customers'
import { Stars } from '#ui/display/Stars'
import type { Formats } from '#ui/intl/formats'
import type { Text } from '#ui/intl/useText'
import type { Column } from '#ui/table/column'
import { reviewStatuses } from '../statuses'
import { dateColumn, sampleColumn, statusColumn } from './columns'

export function reviewColumns(text: Text, format: Formats): Column<ProductReview>[] {
  return [
    {
      ...sampleColumn({ id: 'name', header: text('customers.product') }, (one) => one.name),
      width: '20%',
    },
    sampleColumn(
      { id: 'author', header: text('customers.author'), hideBelow: 'md' },
      ({ author }) => author,
    ),
    {
      ...sampleColumn({ id: 'review', header: text('customers.review') }, (one) => one.review),
      sortable: false,
      width: '34%',
    },
    {
      id: 'rating',
      header: text('customers.rating'),
      value: ({ rating }) => rating,
      searchable: false,
      cell: ({ rating }) => <Stars rating={rating} />,
    },
    dateColumn({ id: 'date', header: text('customers.date') }, ({ date }) => date, format),
    statusColumn(reviewStatuses, text),
  ]
}
