import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Comment } from '#contract/social/social'
import { ReplyIcon } from '#ui/icons/mail'
import { useText } from '#ui/intl/useText'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { useAddCommentMutation, useAddReplyMutation } from '../api/social'
import { commentDraft, replyDraft } from '../writing/edits'
import { useSendPost } from '../writing/useSendPost'
import { WriteField } from '../writing/WriteField'
import { CommentBody } from './CommentBody'
import { PlainAction } from './PlainAction'

interface CommentsProps {
  postId: string
  comments: readonly Comment[]
}

/** Field to write a comment, then the comments, newest first. */
export function Comments({ postId, comments }: CommentsProps) {
  const text = useText()
  const say = useSendPost()
  const [add] = useAddCommentMutation()
  return (
    <>
      <WriteField
        draft={commentDraft(postId)}
        label={text('social.comment.label')}
        submitLabel={text('social.comment.send')}
        onSend={(comment) =>
          say(`comment:${postId}`, comment, (id) => add({ postId, id, comment }))
        }
      />
      {comments.length > 0 && (
        <Thread>
          {comments.map((comment) => (
            <li key={comment.id} data-entry={comment.id}>
              <CommentThread postId={postId} comment={comment} />
            </li>
          ))}
        </Thread>
      )}
    </>
  )
}

function CommentThread({ postId, comment }: { postId: string; comment: Comment }) {
  const text = useText()
  const say = useSendPost()
  const [add] = useAddReplyMutation()
  const [isReplying, setReplying] = useState(false)
  const { id: commentId, data } = comment

  async function send(reply: string): Promise<object | null> {
    const failure = await say(`reply:${commentId}`, reply, (id) => {
      // The field disappears once the reply is shown.
      focusReturning(marked('data-entry', id))
      return add({ postId, commentId, id, reply })
    })
    if (failure === null) setReplying(false)
    return failure
  }

  return (
    <>
      <CommentBody
        profile={comment.profile}
        data={data}
        edited={comment.edited}
        said={{ postId, commentId }}
      >
        <PlainAction
          icon={<ReplyIcon size={18} />}
          aria-expanded={isReplying}
          onClick={() => setReplying(!isReplying)}
        >
          {text('social.reply')}
        </PlainAction>
      </CommentBody>
      <Thread>
        {data.replies.map((reply) => (
          <li key={reply.id} data-entry={reply.id}>
            <CommentBody
              profile={reply.profile}
              data={reply.data}
              edited={reply.edited}
              said={{ postId, commentId, replyId: reply.id }}
            />
          </li>
        ))}
        {isReplying && (
          <li>
            <WriteField
              draft={replyDraft(commentId)}
              focused
              label={text('social.reply.label')}
              submitLabel={text('social.reply.send')}
              onSend={send}
            />
          </li>
        )}
      </Thread>
    </>
  )
}

const Thread = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& &': {
    marginBlockStart: 8,
    paddingInlineStart: 20,
    borderInlineStart: `2px solid ${theme.palette.divider}`,
  },
  '& &:empty': { display: 'none' },
}))
