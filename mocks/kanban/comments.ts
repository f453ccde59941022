/** Comments on items and stories. */
import * as v from 'valibot'
import type { editItemBody } from '#contract/kanban/bodies'
import { type CommentRecord, commentRecordSchema, placed } from '#contract/kanban/kanban'
import { now } from '../clock'
import { DemoError } from '../demo/demoRoutes'
import { kanbanDatabase as database } from './database'
import { checkProfile, newId, notThere } from './stored'

export interface Commented {
  commentIds: string[]
}

interface NewComment {
  id?: string | undefined
  comment: string
  profileId?: string | undefined
}

export type CommentHints = Pick<
  v.InferOutput<typeof editItemBody>,
  'setComment' | 'removeComment' | 'comments' | 'beforeCommentId'
>

/** The first profile, because the demo has no other "me". */
async function ownProfile(): Promise<string> {
  return (await database.profiles.toCollection().first())?.id ?? ''
}

/** Stores a comment on a card; a repeated call with the same id stores it only once. */
export async function addComment<T extends Commented>(
  card: T,
  said: NewComment,
): Promise<{ card: T; comment: CommentRecord }> {
  await checkProfile(said.profileId)
  const id = said.id ?? newId()
  const known = await database.comments.get(id)
  if (known && !card.commentIds.includes(id)) throw new DemoError('changed')
  if (known) return { card, comment: known }
  const comment = {
    id,
    comment: said.comment,
    profileId: said.profileId ?? (await ownProfile()),
    createdAt: new Date(now()).toISOString(),
    editedAt: null,
  }
  await database.comments.add(comment)
  return { card: { ...card, commentIds: [...card.commentIds, id] }, comment }
}

/** Stores the comments of a restored card. @returns their ids, without comments that exist already */
export async function bringBack(comments: readonly CommentRecord[] = []): Promise<string[]> {
  const ids = comments.map(({ id }) => id)
  const there = new Set(await database.comments.where('id').anyOf(ids).primaryKeys())
  const coming = new Map(
    comments.filter(({ id }) => !there.has(id)).map((comment) => [comment.id, comment]),
  )
  await database.comments.bulkAdd([...coming.values()])
  return [...coming.keys()]
}

/** Edits, removes or restores own comments of a card. Refuses other people's comments with 400. */
export async function withComments<T extends Commented>(card: T, hints: CommentHints): Promise<T> {
  const { setComment, removeComment, comments, beforeCommentId } = hints
  if (setComment) {
    const own = await readOwn(card, setComment.id)
    await database.comments.put({ ...own, ...setComment, editedAt: new Date(now()).toISOString() })
  }
  let { commentIds } = card
  // A missing comment was already removed: the call is repeated if its answer was lost.
  if (removeComment !== undefined && (await database.comments.get(removeComment))) {
    await database.comments.delete((await readOwn(card, removeComment)).id)
    commentIds = commentIds.filter((id) => id !== removeComment)
  }
  for (const id of await bringBack(comments)) commentIds = placed(commentIds, id, beforeCommentId)
  return { ...card, commentIds }
}

async function readOwn({ commentIds }: Commented, id: string): Promise<CommentRecord> {
  const stored = commentIds.includes(id) ? await database.comments.get(id) : undefined
  const read = v.safeParse(commentRecordSchema, stored)
  if (!read.success) throw notThere('comment')
  if (read.output.profileId !== (await ownProfile())) {
    throw new DemoError(400, 'This is of somebody else')
  }
  return read.output
}
