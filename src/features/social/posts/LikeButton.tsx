import { styled } from '@mui/material/styles'
import type { Likes } from '#contract/social/social'
import { isRepeated } from '#ui/form/isRepeated'
import { HeartIcon } from '#ui/icons/actions'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { type SaidRef, useLikeMutation } from '../api/social'
import { PlainAction } from './PlainAction'

interface LikeButtonProps {
  likes: Likes
  said: SaidRef
}

/** Shows the like immediately; a failure reverts it. */
export function LikeButton({ likes, said }: LikeButtonProps) {
  const text = useText()
  const format = useFormat()
  const run = useMutationFeedback('social.failed')
  const [like] = useLikeMutation()

  return (
    <PlainAction
      icon={
        <Heart data-liked={likes.like}>
          <HeartIcon size={18} />
        </Heart>
      }
      aria-pressed={likes.like}
      aria-label={text('social.like', { count: likes.value })}
      onClick={(event) => {
        // The second click of a double click would undo the first one.
        if (!isRepeated(event)) void run(like({ ...said, like: !likes.like }))
      }}
    >
      {format.number(likes.value)}
    </PlainAction>
  )
}

const Heart = styled('span')(({ theme }) => ({
  display: 'flex',
  '&[data-liked="true"]': {
    color: theme.palette.error.readable,
    '& svg': { fill: 'currentColor' },
  },
}))
