import { styled } from '@mui/material/styles'
import { type ReactNode, useRef } from 'react'
import { ownProfileId, type Reply } from '#contract/social/social'
import { isRepeated } from '#ui/form/isRepeated'
import { deletesHere } from '#ui/form/useDraftHeirs'
import { EditIcon, TrashIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { type SaidRef, useRemoveCommentMutation } from '../api/social'
import { focusNeighbour } from '../focusNeighbour'
import { Author } from './Author'
import { LikeButton } from './LikeButton'
import { PlainAction } from './PlainAction'
import { PostText } from './PostText'
import { TextEditor, useEditing } from './TextEditor'

interface CommentBodyProps {
  profile: Reply['profile']
  data: Pick<Reply['data'], 'comment' | 'likes'>
  edited: boolean | undefined
  said: SaidRef
  /** Further actions. */
  children?: ReactNode
}

/** A comment or a reply: author, time, text and likes. */
export function CommentBody({ profile, data, edited, said, children }: CommentBodyProps) {
  const text = useText()
  const { comment, likes } = data
  const editButton = useRef<HTMLButtonElement>(null)
  const editing = useEditing(said, comment, editButton)
  const isOwn = profile.id === ownProfileId
  return (
    <>
      <Author profile={profile} edited={edited} />
      <Message>
        {editing.isOpen ? (
          <TextEditor
            said={said}
            current={comment}
            edited={edited === true}
            label={text('social.comment.edit')}
            focused={editing.isAsked}
            onClose={editing.close}
          />
        ) : (
          <PostText profile={profile} lines={5}>
            {comment}
          </PostText>
        )}
      </Message>
      <Actions>
        <LikeButton likes={likes} said={said} />
        {children}
        {isOwn && !editing.isOpen && (
          <PlainAction ref={editButton} icon={<EditIcon size={18} />} onClick={editing.open}>
            {text('social.said.edit')}
          </PlainAction>
        )}
        {isOwn && <Remove said={said} />}
      </Actions>
    </>
  )
}

/** Deletes the user's own text immediately; the toast offers UNDO. */
function Remove({ said }: { said: SaidRef }) {
  const text = useText()
  const run = useMutationFeedback('social.failed')
  const [remove, { isLoading }] = useRemoveCommentMutation()
  const id = said.replyId ?? said.commentId ?? said.postId
  return (
    <PlainAction
      icon={<TrashIcon size={18} />}
      onClick={(event) => {
        // By now the next one may have moved here.
        if (isRepeated(event) && !isLoading) return
        focusNeighbour(event.currentTarget)
        if (isLoading) return
        deletesHere(id)
        void run(remove({ ...said, deleted: true }), {
          success: text('social.comment.removed'),
          undo: () => {
            focusReturning(marked('data-entry', id))
            void run(remove({ ...said, deleted: false }))
          },
        })
      }}
    >
      {text('social.comment.remove')}
    </PlainAction>
  )
}

const Message = styled('div')({ margin: '6px 0 2px' })

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, marginInlineStart: -8 })
