import { useMemo } from 'react'
import type { ProductReview } from '#contract/customers/customers'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { DataTable } from '#ui/table/DataTable'
import { useTableState } from '#ui/table/useTableState'
import { reviewStatuses } from '../statuses'
import { newestFirst, statusFilter } from './columns'
import { reviewColumns } from './reviewColumns'

interface ReviewsTableProps {
  reviews: readonly ProductReview[]
}

export function ReviewsTable({ reviews }: ReviewsTableProps) {
  const text = useText()
  const format = useFormat()
  const state = useTableState()
  const filters = useMemo(() => [statusFilter<ProductReview>(reviewStatuses, text)], [text])
  const columns = useMemo(() => reviewColumns(text, format), [text, format])
  return (
    <DataTable
      label={text('customers.reviews.title')}
      rows={reviews}
      columns={columns}
      filters={filters}
      state={state}
      defaultSort={newestFirst}
      keyOf={({ id }) => id}
      nameOf={({ name, author }) => `${name}, ${author}`}
      selectable
      csvName="product-reviews"
      emptyMessage={text('customers.reviews.none')}
    />
  )
}
