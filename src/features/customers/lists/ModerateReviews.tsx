import type { ProductReview, RecordStatus } from '#contract/customers/customers'
import { BusyButton, BusyIconButton } from '#ui/form/BusyButton'
import { CheckIcon } from '#ui/icons/controls'
import { EyeOffIcon } from '#ui/icons/entry'
import { useText } from '#ui/intl/useText'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useChangeReviewsMutation } from '../api/products'

const verbs = [
  {
    status: 1,
    text: 'customers.reviews.publish',
    named: 'customers.reviews.publishOne',
    Icon: CheckIcon,
  },
  {
    status: 3,
    text: 'customers.reviews.hide',
    named: 'customers.reviews.hideOne',
    Icon: EyeOffIcon,
  },
] as const

interface ModerateReviewsProps {
  reviews: readonly ProductReview[]
  onDone: () => void
}

/** Bulk action to publish or hide the selected reviews. */
export function ModerateReviews({ reviews, onDone }: ModerateReviewsProps) {
  const text = useText()
  const { change, busy } = useChangeReviews()
  return verbs.map(({ status, text: key, Icon }) => (
    <BusyButton
      key={key}
      size="small"
      variant="outlined"
      startIcon={<Icon size={18} />}
      busy={busy}
      onClick={() => void change(reviews, status).then((isDone) => isDone && onDone())}
    >
      {text(key)}
    </BusyButton>
  ))
}

/** The same for a single review; the button of its current status is pressed. */
export function ModerateReview({ review }: { review: ProductReview }) {
  const text = useText()
  const { change, busy } = useChangeReviews()
  const name = `${review.name}, ${review.author}`
  return verbs.map(({ status, named, Icon }) => (
    <BusyIconButton
      key={named}
      aria-label={text(named, { name })}
      title={text(named, { name })}
      aria-pressed={review.status === status}
      color={review.status === status ? 'primary' : 'default'}
      busy={busy}
      onClick={() => void (review.status !== status && change([review], status))}
    >
      <Icon size={20} />
    </BusyIconButton>
  ))
}

/** Changes reviews immediately and offers UNDO while the toast is shown. */
function useChangeReviews() {
  const text = useText()
  const run = useMutationFeedback()
  const [changeReviews, { isLoading: busy }] = useChangeReviewsMutation()

  /** @returns true if it succeeded */
  async function change(reviews: readonly ProductReview[], to: RecordStatus): Promise<boolean> {
    if (busy) return false
    const changes = reviews.map(({ id, status: was }) => ({ id, was, status: to }))
    const back = changes.map(({ id, was, status }) => ({ id, was: status, status: was }))
    const { isDone } = await run(changeReviews(changes), {
      success: text('customers.reviews.changed', { count: reviews.length }),
      undo: () => void run(changeReviews(back)),
    })
    return isDone
  }

  return { change, busy }
}
