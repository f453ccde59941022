/** Shared by items and stories when they are created or edited. */
import { type Attachment, mostAttachments, type Priority } from '#contract/kanban/kanban'
import { DemoError } from '../demo/demoRoutes'
import { type Commented, type CommentHints, withComments } from './comments'

interface Card extends Commented {
  attachments: Attachment[]
}

/** Changes to a card; omitted or undefined fields stay. */
type Said<T> = { [Key in keyof T]?: T[Key] | undefined }

/** Defaults of a new card. */
export const blank = {
  description: '',
  assign: null,
  priority: 'medium' as Priority,
  dueDate: null,
  image: null,
  attachments: [],
  commentIds: [],
}

/** Applies changes to a card. */
export function edited<T extends object>(card: T, changes: Said<T>): T {
  const said = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...card, ...Object.fromEntries(said) }
}

interface Hints extends CommentHints {
  attach?: Attachment | undefined
  beforeAttachmentId?: string | null | undefined
  detach?: string | undefined
}

/** Adds, changes or removes one file or comment of a card. Refuses too many with 400. */
export async function withHints<T extends Card>(card: T, hints: Hints): Promise<T> {
  return withComments(withFiles(card, hints), hints)
}

function withFiles<T extends Card>(card: T, { attach, beforeAttachmentId, detach }: Hints): T {
  const kept = card.attachments.filter(({ id }) => id !== detach && id !== attach?.id)
  const next = kept.findIndex(({ id }) => id === beforeAttachmentId)
  const attachments = attach ? kept.toSpliced(next < 0 ? kept.length : next, 0, attach) : kept
  if (attachments.length > mostAttachments) throw new DemoError('full')
  return { ...card, attachments }
}
