/** Answers of the kanban demo's changes: only the affected records and orders. */
import * as v from 'valibot'
import { labelSchema } from '../label'
import {
  columnSchema,
  columnsOrderAnswerSchema,
  commentSchema,
  itemSchema,
  storySchema,
  userStoryOrderAnswerSchema,
} from './kanban'

const columns = v.array(columnSchema)

/** add-column, edit-column, delete-column. */
export const columnsChangedSchema = v.object({
  columns,
  ...columnsOrderAnswerSchema.entries,
})

/** add-item, edit-item. */
export const itemChangedSchema = v.object({ item: itemSchema, columns })

/** update-item-order. */
export const itemsMovedSchema = v.object({ columns })

/** delete-item. */
export const itemDeletedSchema = v.object({ itemId: v.string(), columns })

/** select-item; null when nothing is selected. */
export const itemSelectedSchema = v.object({ selectedItem: v.nullable(v.string()) })

/** add-item-comment. */
export const itemCommentedSchema = v.object({ item: itemSchema, comment: commentSchema })

/** add-story, edit-story. */
export const storyChangedSchema = v.object({
  story: storySchema,
  ...userStoryOrderAnswerSchema.entries,
})

/** update-storyitem-order: the stories with their items, in no particular order. */
export const storyItemsMovedSchema = v.object({ userStory: v.array(storySchema) })

/** add-story-comment. */
export const storyCommentedSchema = v.object({ story: storySchema, comment: commentSchema })

/** delete-story. */
export const storyDeletedSchema = v.object({
  storyId: v.string(),
  ...userStoryOrderAnswerSchema.entries,
})

/** save-label. */
export const labelSavedSchema = v.object({ label: labelSchema })

/** delete-label. */
export const labelDeletedSchema = v.object({ labelId: v.string() })

/** archive-items: only the items that exist. */
export const itemsArchivedSchema = v.object({ items: v.array(itemSchema), columns })
