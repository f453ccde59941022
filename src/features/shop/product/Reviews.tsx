import { styled } from '@mui/material/styles'
import { loadState } from '#api/cache/loadState'
import type { Review } from '#contract/shop/product'
import { Sample } from '#ui/display/DataText'
import { PersonAvatar } from '#ui/display/PersonAvatar'
import { Stars } from '#ui/display/Stars'
import { StarIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { EmptyState, SkippedNote } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useDemoFormat } from '#ui/time/demoClock'
import { useReviewsQuery } from '../api/products'

/** Customer reviews. */
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

interface ReviewEntryProps {
  review: Review
}

function ReviewEntry({ review: { name, avatar, rating, review, date } }: ReviewEntryProps) {
  const format = useDemoFormat()
  return (
    <Entry>
      <PersonAvatar name={name} src={avatar ?? ''} />
      <div>
        <Head>
          <b>
            <Sample>{name}</Sample>
          </b>
          <time dateTime={format.day(date)}>
            <bdi>{format.date(date)}</bdi>
          </time>
        </Head>
        <Stars rating={rating} />
        <p>
          <Sample>{review}</Sample>
        </p>
      </div>
    </Entry>
  )
}

const Entry = styled('article')({
  display: 'flex',
  gap: 12,
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  p: { margin: '6px 0 0', maxWidth: '70ch' },
})

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
  time: { ...theme.typography.caption, color: theme.palette.text.secondary },
}))
