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
