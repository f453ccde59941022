/** The kanban demo: what its lists hold and how they look on the wire. */
import * as v from 'valibot'
import { skippedRecords } from '../demo'
import { labelSchema } from '../label'
import { instantOnWire, momentText, pictureOrEmpty, pictureOrNull } from '../wire'

export const kanbanPaths = {
  columns: '/api/kanban/columns',
  columnsOrder: '/api/kanban/columns-order',
  comments: '/api/kanban/comments',
  profiles: '/api/kanban/profiles',
  items: '/api/kanban/items',
  userStory: '/api/kanban/userstory',
  userStoryOrder: '/api/kanban/userstory-order',
  addColumn: '/api/kanban/add-column',
  editColumn: '/api/kanban/edit-column',
  updateColumnOrder: '/api/kanban/update-column-order',
  deleteColumn: '/api/kanban/delete-column',
  addItem: '/api/kanban/add-item',
  editItem: '/api/kanban/edit-item',
  updateItemOrder: '/api/kanban/update-item-order',
  selectItem: '/api/kanban/select-item',
  addItemComment: '/api/kanban/add-item-comment',
  deleteItem: '/api/kanban/delete-item',
  addStory: '/api/kanban/add-story',
  editStory: '/api/kanban/edit-story',
  updateStoryOrder: '/api/kanban/update-story-order',
  updateStoryItemOrder: '/api/kanban/update-storyitem-order',
  addStoryComment: '/api/kanban/add-story-comment',
  deleteStory: '/api/kanban/delete-story',
  // Beyond the specification.
  labels: '/api/kanban/labels',
  saveLabel: '/api/kanban/save-label',
  deleteLabel: '/api/kanban/delete-label',
  archiveItems: '/api/kanban/archive-items',
} as const

const id = v.pipe(v.string(), v.nonEmpty())

const ids = v.array(v.string())

export const priorities = ['low', 'medium', 'high'] as const

export type Priority = (typeof priorities)[number]

/** Characters of a picture as text: a re-encoded photo has about a third of it. */
export const longestPicture = 2_000_000

/** Files on one item or story. */
export const mostAttachments = 20

/** Lines of one checklist. */
export const mostChecks = 200

/** A line of an item's checklist. */
export const checkSchema = v.object({ id, text: v.string(), isDone: v.boolean() })

export type Check = v.InferOutput<typeof checkSchema>

/** A file handed in. Of pictures the picture itself is kept, of other files the name and size. */
export const attachmentSchema = v.object({
  id,
  name: v.string(),
  /** Bytes. */
  size: v.number(),
  /** `data:image/jpeg;base64,…`; null for a file that is no picture. */
  image: pictureOrNull,
})

export type Attachment = v.InferOutput<typeof attachmentSchema>

/** What items and stories have in common. */
const card = {
  id,
  title: v.string(),
  description: v.string(),
  /** Id of a profile. */
  assign: v.nullable(v.string()),
  priority: v.picklist(priorities),
  /** Path of a picture of this app or `data:image/jpeg;base64,…`. */
  image: pictureOrNull,
  attachments: v.array(attachmentSchema),
  commentIds: ids,
}

/** What an item has beyond a story; boards of before there was any of it have none. */
const itemOnly = {
  labelIds: v.optional(ids, []),
  checklist: v.optional(v.array(checkSchema), []),
}

/** What a story has beyond an item. `columnId` says how far it is: as far as that column. */
const storyOnly = { acceptance: v.string(), columnId: v.string(), itemIds: ids }

export const columnSchema = v.object({ id, title: v.string(), itemIds: ids })

export const profileSchema = v.object({
  id,
  avatar: pictureOrEmpty,
  name: v.string(),
  /** When the person is about, in words. */
  time: v.string(),
})

/** As stored and sent; the `…Schema` of the same thing has its moments in milliseconds. */
export const itemRecordSchema = v.object({
  ...card,
  ...itemOnly,
  dueDate: v.nullable(momentText),
  /** Since when it is in the archive; it keeps its place in column and story. */
  archivedAt: v.optional(v.nullable(momentText), null),
})
export const storyRecordSchema = v.object({
  ...card,
  ...storyOnly,
  dueDate: v.nullable(momentText),
})
export const commentRecordSchema = v.object({
  id,
  comment: v.string(),
  profileId: v.string(),
  createdAt: momentText,
  /** When it was last said otherwise; null for never. */
  editedAt: v.optional(v.nullable(momentText), null),
})

export const itemSchema = v.object({
  ...card,
  ...itemOnly,
  dueDate: v.nullable(instantOnWire),
  archivedAt: v.optional(v.nullable(instantOnWire), null),
})
export const storySchema = v.object({ ...card, ...storyOnly, dueDate: v.nullable(instantOnWire) })
export const commentSchema = v.object({
  id,
  comment: v.string(),
  profileId: v.string(),
  createdAt: instantOnWire,
  editedAt: v.optional(v.nullable(instantOnWire), null),
})

export type Column = v.InferOutput<typeof columnSchema>
export type Profile = v.InferOutput<typeof profileSchema>
export type ItemRecord = v.InferOutput<typeof itemRecordSchema>
export type StoryRecord = v.InferOutput<typeof storyRecordSchema>
export type CommentRecord = v.InferOutput<typeof commentRecordSchema>
export type Item = v.InferOutput<typeof itemSchema>
export type Story = v.InferOutput<typeof storySchema>
export type Comment = v.InferOutput<typeof commentSchema>

export const columnsAnswerSchema = v.object({ columns: v.array(columnSchema), ...skippedRecords })
export const columnsOrderAnswerSchema = v.object({ columnsOrder: ids })
export const commentsAnswerSchema = v.object({
  comments: v.array(commentSchema),
  ...skippedRecords,
})
export const profilesAnswerSchema = v.object({
  profiles: v.array(profileSchema),
  ...skippedRecords,
})
export const itemsAnswerSchema = v.object({ items: v.array(itemSchema), ...skippedRecords })
export const userStoryAnswerSchema = v.object({
  userStory: v.array(storySchema),
  ...skippedRecords,
})
export const labelsAnswerSchema = v.object({ labels: v.array(labelSchema), ...skippedRecords })
export const userStoryOrderAnswerSchema = v.object({ userStoryOrder: ids })

// What a change makes of the board, by the same rules for what is stored and for what a page shows before:
// where items and columns go, and an item's checklist.

/** A column or a story, as far as its items are concerned. */
export interface Holder {
  readonly id: string
  readonly itemIds: readonly string[]
}

export interface HolderMove {
  itemId: string
  /** Null: the item is in none any more. */
  holderId: string | null
  /** The item that it goes in front of; at the end when null or not there. */
  beforeItemId?: string | null | undefined
}

/** `ids` with `id` in front of `before`; at the end when that is null or not there. */
export function placed(
  ids: readonly string[],
  id: string,
  before: string | null | undefined,
): string[] {
  if (before === id) return ids.includes(id) ? [...ids] : [...ids, id]
  const rest = ids.filter((other) => other !== id)
  const index = before == null ? -1 : rest.indexOf(before)
  rest.splice(index < 0 ? rest.length : index, 0, id)
  return rest
}

/** The `known` ids in the order `wanted`: unknown and repeated ones do not count, forgotten ones end up last. */
export function reordered(known: readonly string[], wanted: readonly string[]): string[] {
  const left = new Set(known)
  const first = wanted.filter((id) => left.delete(id))
  return [...first, ...left]
}

/** The holders with one item moved; those that it does not touch stay the same objects. */
export function moved<H extends Holder>(holders: readonly H[], move: HolderMove): H[] {
  const { itemId, holderId, beforeItemId } = move
  return holders.map((holder) => {
    if (holder.id === holderId) {
      return { ...holder, itemIds: placed(holder.itemIds, itemId, beforeItemId) }
    }
    return holder.itemIds.includes(itemId)
      ? { ...holder, itemIds: holder.itemIds.filter((id) => id !== itemId) }
      : holder
  })
}

/**
 * The holders with their items in the order of a whole store that was sent: an item goes to the first
 * holder that claims it, unknown ones do not count, and one that nobody claims stays where it is.
 */
export function refilled<H extends Holder>(
  holders: readonly H[],
  wanted: readonly Holder[],
  known: ReadonlySet<string>,
): H[] {
  const claimed = new Set<string>()
  const claims = new Map<string, string[]>()
  for (const { id, itemIds } of wanted) {
    if (claims.has(id) || !holders.some((holder) => holder.id === id)) continue
    const own = itemIds.filter((itemId) => known.has(itemId) && !claimed.has(itemId))
    const unique = [...new Set(own)]
    for (const itemId of unique) claimed.add(itemId)
    claims.set(id, unique)
  }
  return holders.map((holder) => ({
    ...holder,
    itemIds: [
      ...(claims.get(holder.id) ?? []),
      ...holder.itemIds.filter((itemId) => !claimed.has(itemId)),
    ],
  }))
}

/** What is said of a line, and which line it goes in front of; what is left out stays. */
export interface SaidCheck {
  id: string
  text?: string | undefined
  isDone?: boolean | undefined
  beforeCheckId?: string | null | undefined
}

interface CheckChange {
  setCheck?: SaidCheck | undefined
  removeCheck?: string | undefined
}

/** The checklist with a line that is new, changed or moved, and without one. */
export function withCheck(
  checklist: readonly Check[],
  { setCheck, removeCheck }: CheckChange,
): Check[] {
  const kept = checklist.filter(({ id }) => id !== removeCheck)
  if (!setCheck) return kept
  const { id, text, isDone, beforeCheckId } = setCheck
  const byId = new Map(kept.map((check) => [check.id, check]))
  const before = byId.get(id)
  byId.set(id, {
    id,
    text: text ?? before?.text ?? '',
    isDone: isDone ?? before?.isDone ?? false,
  })
  const order = [...byId.keys()]
  const next = beforeCheckId === undefined ? order : placed(order, id, beforeCheckId)
  return next.flatMap((known) => byId.get(known) ?? [])
}
