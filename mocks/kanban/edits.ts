/** What items and stories have in common when they are made or changed. */
import { type Attachment, mostAttachments, type Priority } from '#contract/kanban/kanban'
import { Refusal } from '../demo/demoRoutes'
import { type Commented, type CommentHints, withComments } from './comments'

interface Card extends Commented {
  attachments: Attachment[]
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

interface Hints extends CommentHints {
  attach?: Attachment | undefined
  beforeAttachmentId?: string | null | undefined
  detach?: string | undefined
}

/** The card with one file or comment more, other or less. Refuses with 400 what would be too many. */
export async function withHints<T extends Card>(card: T, hints: Hints): Promise<T> {
  return withComments(withFiles(card, hints), hints)
}

function withFiles<T extends Card>(card: T, { attach, beforeAttachmentId, detach }: Hints): T {
  const kept = card.attachments.filter(({ id }) => id !== detach && id !== attach?.id)
  const next = kept.findIndex(({ id }) => id === beforeAttachmentId)
  const attachments = attach ? kept.toSpliced(next < 0 ? kept.length : next, 0, attach) : kept
  if (attachments.length > mostAttachments) throw new Refusal('full')
  return { ...card, attachments }
}
