import { loadState } from '#api/cache/loadState'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkippedNote } from '#ui/state/SkippedNote'
import { TableSkeleton } from '#ui/table/TableSkeleton'
import { useProductReviewsQuery } from './api/customers'
import { ReviewsTable } from './lists/ReviewsTable'

export function ProductReviewsPage() {
  const text = useText()
  return (
    <Page title={text('customers.reviews.title')}>
      <LoadArea state={loadState(useProductReviewsQuery())} skeleton={<TableSkeleton />}>
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
