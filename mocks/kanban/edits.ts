/** What items and stories have in common when they are made or changed. */
import {
  type Attachment,
  type CommentRecord,
  mostAttachments,
  type Priority,
} from '#contract/kanban/kanban'
import { now } from '../clock'
import { Refusal } from '../demo/demoRoutes'
import { kanbanDatabase as database } from './database'
import { checkProfile, newId } from './stored'

interface Card {
  attachments: Attachment[]
  commentIds: string[]
}

interface NewComment {
  id?: string | undefined
  comment: string
  profileId?: string | undefined
}

/** What is said of a card; what is left out or undefined is not touched. */
type Said<T> = { [Key in keyof T]?: T[Key] | undefined }

/** What a new card is where nothing is said. */
export const blank = {
  description: '',
  assign: null,
  priority: 'medium' as Priority,
  dueDate: null,
  image: null,
  attachments: [],
  commentIds: [],
}

/** The card with what is said of it. */
export function edited<T extends object>(card: T, changes: Said<T>): T {
  const said = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...card, ...Object.fromEntries(said) }
}

/** The card with one file more, one less, or both. Refuses with 400 what would be too many. */
export function withFiles<T extends Card>(
  card: T,
  attach: Attachment | undefined,
  detach: string | undefined,
): T {
  if (!attach && detach === undefined) return card
  const kept = card.attachments.filter(({ id }) => id !== detach && id !== attach?.id)
  const attachments = attach ? [...kept, attach] : kept
  if (attachments.length > mostAttachments) throw new Refusal(400, 'There are too many files')
  return { ...card, attachments }
}

/** Stores a comment on a card; one whose id is there already was sent twice and stays single. */
export async function addComment<T extends Card>(
  card: T,
  said: NewComment,
): Promise<{ card: T; comment: CommentRecord }> {
  await checkProfile(said.profileId)
  const id = said.id ?? newId()
  const known = await database.comments.get(id)
  if (known && !card.commentIds.includes(id))
    throw new Refusal(400, 'There is such a comment already')
  if (known) return { card, comment: known }
  const comment = {
    id,
    comment: said.comment,
    profileId: said.profileId ?? (await database.profiles.toCollection().first())?.id ?? '',
    createdAt: new Date(now()).toISOString(),
  }
  await database.comments.add(comment)
  return { card: { ...card, commentIds: [...card.commentIds, id] }, comment }
}

/** Stores the comments that come back with a card; answers their ids. Those of other cards stay there. */
export async function bringBack(comments: readonly CommentRecord[] = []): Promise<string[]> {
  const ids = comments.map(({ id }) => id)
  const there = new Set(await database.comments.where('id').anyOf(ids).primaryKeys())
  const coming = new Map(
    comments.filter(({ id }) => !there.has(id)).map((comment) => [comment.id, comment]),
  )
  await database.comments.bulkAdd([...coming.values()])
  return [...coming.keys()]
}
