/** The kanban demo: its records and their form on the wire. */
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

/** Longest picture as text, in characters: a re-encoded photo has about a third of it. */
export const longestPicture = 2_000_000

/** Most files on one item or story. */
export const mostAttachments = 20

/** Most lines of one checklist. */
export const mostChecks = 200

/** A line of an item's checklist. */
export const checkSchema = v.object({ id, text: v.string(), isDone: v.boolean() })

export type Check = v.InferOutput<typeof checkSchema>

/** An uploaded file. Pictures are stored with their content, other files only with name and size. */
export const attachmentSchema = v.object({
  id,
  name: v.string(),
  /** Bytes. */
  size: v.number(),
  /** `data:image/jpeg;base64,…`; null for a file that is no picture. */
  image: pictureOrNull,
})

export type Attachment = v.InferOutput<typeof attachmentSchema>

/** Fields that items and stories share. */
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

/** Fields that only items have; older boards lack them. */
const itemOnly = {
  labelIds: v.optional(ids, []),
  checklist: v.optional(v.array(checkSchema), []),
}

/** Fields that only stories have. `columnId` shows the progress: as far as that column. */
const storyOnly = { acceptance: v.string(), columnId: v.string(), itemIds: ids }

export const columnSchema = v.object({ id, title: v.string(), itemIds: ids })

export const profileSchema = v.object({
  id,
  avatar: pictureOrEmpty,
  name: v.string(),
  /** When the person is available, as text. */
  time: v.string(),
})

/** As stored and sent; the `…Schema` of the same record has its moments in milliseconds. */
export const itemRecordSchema = v.object({
  ...card,
  ...itemOnly,
  dueDate: v.nullable(momentText),
  /** When it was archived; the item keeps its position in column and story. */
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
  /** When it was last edited; null if never. */
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

// Rules for changes of the board, shared by the back end and the page's optimistic updates: the positions of
// items and columns, and an item's checklist.

/** A column or a story, reduced to its items. */
export interface Holder {
  readonly id: string
  readonly itemIds: readonly string[]
}

export interface HolderMove {
  itemId: string
  /** Null removes the item from its holder. */
  holderId: string | null
  /** The item to insert it before; at the end if null or missing. */
  beforeItemId?: string | null | undefined
}

/** @returns `ids` with `id` in front of `before`; at the end if that is null or missing */
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

/** @returns the `known` ids in the order `wanted`: unknown and repeated ids are ignored, missing ones last */
export function reordered(known: readonly string[], wanted: readonly string[]): string[] {
  const left = new Set(known)
  const first = wanted.filter((id) => left.delete(id))
  return [...first, ...left]
}

/** @returns the holders with one item moved; unaffected holders stay the same objects */
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
 * Applies the order of a whole store that was sent. An item goes to the first holder that claims it. Unknown
 * items are ignored, and unclaimed ones stay where they are.
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

/** Change of a checklist line and its position; a field that is left out stays unchanged. */
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

/** @returns the checklist with one line added, changed or moved, and one removed */
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
