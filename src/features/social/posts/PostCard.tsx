import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { ownProfileId, type Post } from '#contract/social/social'
import { pageCardGround } from '#ui/appearance/grounds'
import { isRepeated } from '#ui/form/isRepeated'
import { deletesHere } from '#ui/form/useDraftHeirs'
import { EditIcon, TrashIcon } from '#ui/icons/actions'
import { ForumIcon } from '#ui/icons/mail'
import { useText } from '#ui/intl/useText'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useRemovePostMutation, useRestorePostMutation } from '../api/social'
import { focusNeighbour } from '../focusNeighbour'
import { usePictures } from '../writing/pictures'
import { Author } from './Author'
import { Comments } from './Comments'
import { LikeButton } from './LikeButton'
import { PlainAction } from './PlainAction'
import { PostImages } from './PostImages'
import { PostText } from './PostText'
import { ShareMenu } from './ShareMenu'
import { TextEditor, useEditing } from './TextEditor'

/** A post with its comments. */
export function PostCard({ post }: { post: Post }) {
  const text = useText()
  const { remove, isGoing } = useRemovePost(post)
  const { id, profile, data, edited } = post
  const said = { postId: id }
  const editButton = useRef<HTMLButtonElement>(null)
  const editing = useEditing(said, data.content, editButton)
  const [areCommentsOpen, setCommentsOpen] = useState(true)
  const title = text('social.post.by', { name: profile.name })
  return (
    <Card aria-label={title} data-entry={id}>
      <Head>
        <Author profile={profile} edited={edited} heading />
        {profile.id === ownProfileId && (
          <Own>
            {!editing.isOpen && (
              <IconButton
                ref={editButton}
                aria-label={text('social.post.edit')}
                onClick={editing.open}
              >
                <EditIcon size={20} />
              </IconButton>
            )}
            <IconButton
              aria-label={text('social.post.remove')}
              onClick={(event) => {
                // By now the next post may have moved here.
                if (isRepeated(event) && !isGoing) return
                focusNeighbour(event.currentTarget)
                remove()
              }}
            >
              <TrashIcon size={20} />
            </IconButton>
          </Own>
        )}
      </Head>
      {editing.isOpen && (
        <PostEditor post={post} focused={editing.isAsked} onClose={editing.close} />
      )}
      {!editing.isOpen && data.content !== '' && (
        <PostText profile={profile} lines={8}>
          {data.content}
        </PostText>
      )}
      {!editing.isOpen && <PostImages images={data.images} />}
      <Actions>
        <LikeButton likes={data.likes} said={said} />
        <PlainAction
          icon={<ForumIcon size={18} />}
          aria-expanded={areCommentsOpen}
          onClick={() => setCommentsOpen(!areCommentsOpen)}
        >
          {text('social.comments', { count: data.comments.length })}
        </PlainAction>
        <ShareMenu postId={id} title={title} />
      </Actions>
      {areCommentsOpen && <Comments postId={id} comments={data.comments} />}
    </Card>
  )
}

/** Editor for the text and pictures of a post. */
function PostEditor({ post, ...editor }: { post: Post; focused: boolean; onClose: () => void }) {
  const text = useText()
  return (
    <TextEditor
      {...editor}
      said={{ postId: post.id }}
      current={post.data.content}
      edited={post.edited === true}
      label={text('social.post.edit')}
      pictures={usePictures(post.id, post.data.images)}
    />
  )
}

const Card = styled('article')(({ theme }) => ({
  // Only visible posts are laid out and painted.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 480px',
  display: 'grid',
  gap: 12,
  minWidth: 0,
  padding: 20,
  ...pageCardGround(theme),
}))

const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 8 })

const Own = styled('div')({ display: 'flex', flex: 'none' })

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, marginInlineStart: -8 })

/** Deletes a post immediately; the toast offers UNDO. */
function useRemovePost(post: Post) {
  const text = useText()
  const run = useMutationFeedback('social.failed')
  const [remove, { isLoading, isSuccess }] = useRemovePostMutation()
  const [restore] = useRestorePostMutation()
  const isGoing = isLoading || isSuccess

  async function removeNow(): Promise<void> {
    // A second press would only get the error that the post does not exist.
    if (isGoing) return
    deletesHere(post.id)
    await run(remove(post.id), {
      success: text('social.post.removed'),
      undo: () => {
        focusReturning(marked('data-entry', post.id))
        void run(restore(post))
      },
    })
  }

  return { remove: () => void removeNow(), isGoing }
}
