import { useMemo } from 'react'
import { loadState } from '#api/cache/loadState'
import type { ProductReview } from '#contract/customers/customers'
import { Stars } from '#ui/display/Stars'
import { type Text, useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkippedNote } from '#ui/state/Note'
import { DataTable } from '#ui/table/DataTable'
import { type Column, useTableState } from '#ui/table/useTableState'
import { type DemoFormats, useDemoFormat } from '#ui/time/demoClock'
import { useProductReviewsQuery } from './api/customers'
import { dateColumn, newestFirst, sampleColumn, statusColumn, statusFilter } from './lists/columns'
import { ModerateReview, ModerateReviews } from './lists/ModerateReviews'
import { reviewStatuses } from './statuses'

export function ProductReviewsPage() {
  const text = useText()
  return (
    <Page title={text('customers.reviews.title')}>
      <LoadArea state={loadState(useProductReviewsQuery())}>
        {({ productreviews, skippedRecords }) => (
          <>
            <SkippedNote count={skippedRecords} />
            <ReviewsTable reviews={productreviews} />
          </>
        )}
      </LoadArea>
    </Page>
  )
}

interface ReviewsTableProps {
  reviews: readonly ProductReview[]
}

function ReviewsTable({ reviews }: ReviewsTableProps) {
  const text = useText()
  const format = useDemoFormat()
  const state = useTableState()
  const filters = useMemo(() => [statusFilter(reviewStatuses, statusOf, text)], [text])
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
      bulkActions={bulkActions}
      rowActions={rowActions}
      csvName="product-reviews"
      emptyMessage={text('customers.reviews.none')}
    />
  )
}

const bulkActions = (selected: readonly ProductReview[], clear: () => void) => (
  <ModerateReviews reviews={selected} onDone={clear} />
)

const rowActions = (review: ProductReview) => <ModerateReview review={review} />

function reviewColumns(text: Text, format: DemoFormats): Column<ProductReview>[] {
  return [
    {
      ...sampleColumn({ id: 'name', header: text('customers.product') }, (one) => one.name),
      width: '16%',
    },
    sampleColumn(
      { id: 'author', header: text('customers.author'), hideBelow: 'md' },
      ({ author }) => author,
    ),
    {
      ...sampleColumn({ id: 'review', header: text('customers.review') }, (one) => one.review),
      sortable: false,
      width: '26%',
    },
    {
      id: 'rating',
      header: text('customers.rating'),
      value: ({ rating }) => rating,
      searchable: false,
      cell: ({ rating }) => <Stars rating={rating} />,
    },
    dateColumn({ id: 'date', header: text('customers.date') }, ({ date }) => date, format),
    statusColumn(reviewStatuses, statusOf, text),
  ]
}

const statusOf = ({ status }: ProductReview) => status
