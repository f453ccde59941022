import { useEffect, useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { Post } from '#contract/social/social'
import { storedValue } from '#lib/storage/storedValue'
import { draftOf, useDraftHeirs, useTellGone } from '#ui/form/useDraftHeirs'
import type { SaidRef } from '../api/social'
import { leavePictures } from './pictures'

const editSchema = v.object({
  postId: v.string(),
  commentId: v.exactOptional(v.string()),
  replyId: v.exactOptional(v.string()),
  /** Base value: the text when editing began. */
  was: v.string(),
  text: v.string(),
})

type Edit = v.InferOutput<typeof editSchema>

/** Texts being edited; stored for this tab until they are saved or discarded. */
const edits = storedValue(
  'draft:social-edits',
  (stored) => (v.is(v.array(editSchema), stored) ? stored : null),
  'session',
)

const none: readonly Edit[] = []
const isOf = (one: SaidRef, other: SaidRef) =>
  one.postId === other.postId && one.commentId === other.commentId && one.replyId === other.replyId

function put(said: SaidRef, edit: Pick<Edit, 'was' | 'text'> | null): void {
  edits.update((all) => {
    const others = (all ?? none).filter((each) => !isOf(each, said))
    const next = edit === null ? others : [...others, { ...said, ...edit }]
    // An empty entry must not count as unsent.
    return next.length === 0 ? null : next
  })
}

const useEdits = () => useSyncExternalStore(edits.subscribe, edits.get) ?? none

/** The edit in progress of the user's own text; null if there is none. */
export function useEdit(said: SaidRef) {
  const edit = useEdits().find((each) => isOf(each, said)) ?? null
  return { edit, put: (next: Pick<Edit, 'was' | 'text'> | null) => put(said, next) }
}

/** Draft keys of a post's new comment and of a comment's new reply. */
export const commentDraft = (postId: string) => `comment-${postId}`
export const replyDraft = (commentId: string) => `reply-${commentId}`

/** Moves input for something that another window has deleted, so that it can be posted again. */
export function useLeftWords(posts: readonly Post[]): void {
  const all = useEdits()
  const tellGone = useTellGone()
  useDraftHeirs(
    useMemo(() => draftsOf(posts), [posts]),
    'post',
  )
  useEffect(() => {
    for (const edit of all) {
      const { postId, commentId = '', replyId = '' } = edit
      const post = posts.find(({ id }) => id === postId)
      if (post && isThere(post, edit)) continue
      put(edit, null)
      if (!post) leavePictures(postId)
      if (edit.text === edit.was) continue
      draftOf(post ? commentDraft(postId) : 'post').update((draft) =>
        [draft, edit.text].filter(Boolean).join('\n'),
      )
      tellGone(postId, commentId, replyId)
    }
  }, [all, posts, tellGone])
}

function draftsOf(posts: readonly Post[]) {
  return new Map(
    posts.flatMap(({ id, data }) => [
      [commentDraft(id), { of: id }] as const,
      ...data.comments.map(
        (comment) => [replyDraft(comment.id), { of: comment.id, heir: commentDraft(id) }] as const,
      ),
    ]),
  )
}

function isThere({ data }: Post, { commentId, replyId }: SaidRef): boolean {
  if (commentId === undefined) return true
  const comment = data.comments.find(({ id }) => id === commentId)
  return replyId === undefined
    ? comment !== undefined
    : comment?.data.replies.some(({ id }) => id === replyId) === true
}
