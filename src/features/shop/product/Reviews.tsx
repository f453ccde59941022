import { styled } from '@mui/material/styles'
import { loadState } from '#api/cache/loadState'
import { StarIcon } from '#ui/icons/StarIcon'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { EmptyState } from '#ui/state/EmptyState'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { SkippedNote } from '#ui/state/SkippedNote'
import { useReviewsQuery } from '../api/products'
import { ReviewEntry } from './ReviewEntry'

/** What people say. */
export function Reviews() {
  const text = useText()
  return (
    <LoadArea
      state={loadState(useReviewsQuery())}
      skeleton={<SkeletonLines lines={3} lineHeight={88} />}
    >
      {({ productReviews, skippedRecords }) => (
        <>
          <SkippedNote count={skippedRecords} />
          {productReviews.length === 0 ? (
            <EmptyState icon={<StarIcon size={32} />} message={text('shop.product.noReviews')} />
          ) : (
            <List>
              {productReviews.map((review) => (
                <li key={review.id}>
                  <ReviewEntry review={review} />
                </li>
              ))}
            </List>
          )}
        </>
      )}
    </LoadArea>
  )
}

const List = styled('ul')({
  display: 'grid',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
