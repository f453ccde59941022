import { styled } from '@mui/material/styles'
import type { Likes } from '#contract/social/social'
import { isRepeated } from '#lib/isRepeated'
import { HeartIcon } from '#ui/icons/HeartIcon'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { type Liked, useLikeMutation } from '../api/social'
import { useSocialToast } from '../useSocialToast'
import { PlainAction } from './PlainAction'

interface LikeButtonProps {
  likes: Likes
  liked: Liked
}

/** Shows the like at once; it is taken back when it could not be kept. */
export function LikeButton({ likes, liked }: LikeButtonProps) {
  const text = useText()
  const format = useFormat()
  const { fail } = useSocialToast()
  const [like] = useLikeMutation()

  async function toggle(): Promise<void> {
    if ('error' in (await like(liked))) fail()
  }

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
        // The second of two quick presses would take the first one back.
        if (!isRepeated(event)) void toggle()
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
