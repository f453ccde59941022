import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ownProfileId, type Reply } from '#contract/social/social'
import { TrashIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { type Liked, useRemoveCommentMutation } from '../api/social'
import { focusNeighbour } from '../focusNeighbour'
import { Author } from './Author'
import { LikeButton } from './LikeButton'
import { PlainAction } from './PlainAction'
import { Said } from './Said'

interface CommentBodyProps {
  profile: Reply['profile']
  data: Pick<Reply['data'], 'comment' | 'likes'>
  liked: Liked
  /** What else can be done with it. */
  children?: ReactNode
}

/** A comment or a reply: who, when, what, and whether one likes it. */
export function CommentBody({ profile, data, liked, children }: CommentBodyProps) {
  return (
    <>
      <Author profile={profile} />
      <Message>
        <Said profile={profile} lines={5}>
          {data.comment}
        </Said>
      </Message>
      <Actions>
        <LikeButton likes={data.likes} liked={liked} />
        {children}
        {profile.id === ownProfileId && <Remove said={liked} />}
      </Actions>
    </>
  )
}

/** Takes what one said away at once; the toast offers to take that back. */
function Remove({ said }: { said: Liked }) {
  const text = useText()
  const run = useMutationFeedback('social.failed')
  const [remove] = useRemoveCommentMutation()
  return (
    <PlainAction
      icon={<TrashIcon size={18} />}
      onClick={(event) => {
        focusNeighbour(event.currentTarget)
        void run(remove({ ...said, deleted: true }), {
          success: text('social.comment.removed'),
          undo: () => void run(remove({ ...said, deleted: false })),
        })
      }}
    >
      {text('social.comment.remove')}
    </PlainAction>
  )
}

const Message = styled('div')({ margin: '6px 0 2px' })

const Actions = styled('div')({ display: 'flex', gap: 4, marginInlineStart: -8 })
