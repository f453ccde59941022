/**
 * What the kanban demo's calls carry. The whole stores that the specification has in the bodies
 * (`columns`, `items`, `userStory`…) are accepted and left aside: only the operation named is applied
 * to what is stored. The few words beyond the specification are hints, all of them optional:
 * - `move` (update-…-order): this one thing moves in front of that one, instead of a whole order;
 * - `before…` (add-…, edit-…): the place of what is new or comes back, at the end when left out;
 * - `moveTo` (delete-column): the column that takes the items, the first remaining one when left out;
 * - `attach`, `detach` (edit-…): one file more or less, instead of the whole list;
 * - `setComment`, `removeComment` (edit-…): one's own comment other, or less;
 * - `addLabel`, `removeLabel`, `setCheck`, `removeCheck` (edit-item): one label, or one line of the
 *   checklist, more, other or less;
 * - `comments` (add-item, add-story, edit-…): come along when something deleted is put back;
 * - `back` (add-column): what a deleted column held comes back, as far as it is still where it went.
 */
import * as v from 'valibot'
import { isMoment } from '#lib/time'
import { idInBody, lineInBody, textInBody } from '../demo'
import { labelChangeEntries, labelSaidEntries } from '../label'
import { pictureInBody } from '../wire'
import {
  checkSchema,
  commentRecordSchema,
  longestPicture,
  mostAttachments,
  mostChecks,
  priorities,
} from './kanban'

/** A whole order: ids of any kind and number, of which only the known ones count. */
const anyIds = v.array(v.string())

const titleInBody = v.pipe(lineInBody, v.trim(), v.nonEmpty('A title is needed'))

const picture = v.nullable(pictureInBody(longestPicture))

const attachmentInBody = v.object({
  id: idInBody,
  name: lineInBody,
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  image: picture,
})

/** A day or moment in ISO form; what comes later than the year 9999 has another one. */
const momentInBody = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/, 'Not a moment'),
  v.check((text) => isMoment(Date.parse(text)), 'Not a moment'),
  v.transform((text) => new Date(text).toISOString()),
)

/** Of what can be edited; what is left out stays as it is. */
const changes = {
  title: v.optional(titleInBody),
  description: v.optional(textInBody),
  assign: v.optional(v.nullable(idInBody)),
  priority: v.optional(v.picklist(priorities)),
  dueDate: v.optional(v.nullable(momentInBody)),
  image: v.optional(picture),
  attachments: v.optional(v.pipe(v.array(attachmentInBody), v.maxLength(mostAttachments))),
}

const checkInBody = v.object({ ...checkSchema.entries, id: idInBody, text: titleInBody })

const itemChanges = {
  ...changes,
  labelIds: v.optional(anyIds),
  checklist: v.optional(v.pipe(v.array(checkInBody), v.maxLength(mostChecks))),
}

const storyChanges = {
  ...changes,
  acceptance: v.optional(textInBody),
  columnId: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(100),
      v.transform((id) => (id === '0' ? '' : id)),
    ),
  ),
}

/** The template writes "0" where there is no column or story. */
const place = v.optional(v.pipe(v.string(), v.maxLength(100)))

const before = v.optional(v.nullable(v.string()))

const returning = v.optional(v.pipe(v.array(commentRecordSchema), v.maxLength(1000)))

const commentText = v.pipe(textInBody, v.trim(), v.nonEmpty('A comment is needed'))

const hints = {
  attach: v.optional(attachmentInBody),
  beforeAttachmentId: before,
  detach: v.optional(idInBody),
  setComment: v.optional(v.object({ id: idInBody, comment: commentText })),
  removeComment: v.optional(idInBody),
  comments: returning,
  beforeCommentId: before,
}

const newColumn = { id: v.optional(idInBody), title: titleInBody }

export const addColumnBody = v.object({
  column: v.object(newColumn),
  beforeColumnId: before,
  /** `from`: the column that took them; null where there was none. */
  back: v.optional(v.object({ from: v.nullable(idInBody), itemIds: anyIds, storyIds: anyIds })),
})

export const editColumnBody = v.object({ column: v.object({ id: idInBody, title: titleInBody }) })

export const updateColumnOrderBody = v.object({
  columnsOrder: v.optional(anyIds),
  move: v.optional(v.object({ columnId: idInBody, beforeColumnId: before })),
})

export const deleteColumnBody = v.object({ columnId: idInBody, moveTo: v.optional(idInBody) })

const newItem = {
  ...itemChanges,
  id: v.optional(idInBody),
  title: titleInBody,
  archivedAt: v.optional(v.nullable(momentInBody)),
}

export const addItemBody = v.object({
  item: v.object(newItem),
  columnId: place,
  storyId: place,
  beforeItemId: before,
  beforeStoryItemId: before,
  comments: returning,
})

export const editItemBody = v.object({
  item: v.object({ ...itemChanges, id: idInBody }),
  columnId: place,
  storyId: place,
  ...hints,
  ...labelChangeEntries,
  /** A line with this id is made, or changed in what is said of it, or moved. */
  setCheck: v.optional(
    v.object({
      id: idInBody,
      text: v.optional(titleInBody),
      isDone: v.optional(v.boolean()),
      beforeCheckId: before,
    }),
  ),
  removeCheck: v.optional(idInBody),
})

/** A column or story of a whole store: only its order of items counts. */
const holderInBody = v.object({ id: v.string(), itemIds: anyIds })

export const updateItemOrderBody = v.object({
  columns: v.optional(v.array(holderInBody)),
  move: v.optional(v.object({ itemId: idInBody, columnId: idInBody, beforeItemId: before })),
})

/** The template writes `false` where nothing is selected. */
export const selectItemBody = v.object({
  selectedItem: v.union([v.literal(false), v.null(), v.pipe(v.string(), v.maxLength(100))]),
})

const commentInBody = v.object({
  id: v.optional(idInBody),
  comment: commentText,
  profileId: v.optional(idInBody),
})

export const addItemCommentBody = v.object({ itemId: idInBody, comment: commentInBody })

export const deleteItemBody = v.object({ itemId: idInBody })

export const addStoryBody = v.object({
  story: v.object({
    ...storyChanges,
    id: v.optional(idInBody),
    title: titleInBody,
    itemIds: v.optional(anyIds),
  }),
  beforeStoryId: before,
  comments: returning,
})

export const editStoryBody = v.object({
  story: v.object({ ...storyChanges, id: idInBody }),
  ...hints,
})

export const updateStoryOrderBody = v.object({
  userStoryOrder: v.optional(anyIds),
  move: v.optional(v.object({ storyId: idInBody, beforeStoryId: before })),
})

/** `storyId` null: the item belongs to no story any more. */
export const updateStoryItemOrderBody = v.object({
  userStory: v.optional(v.array(holderInBody)),
  move: v.optional(
    v.object({ itemId: idInBody, storyId: v.nullable(idInBody), beforeItemId: before }),
  ),
})

export const addStoryCommentBody = v.object({ storyId: idInBody, comment: commentInBody })

export const deleteStoryBody = v.object({ storyId: idInBody })

/** A label with this id is made, or changed in what is said of it; `itemIds` get it back with it. */
export const saveLabelBody = v.object({
  label: v.object({ id: v.optional(idInBody), ...labelSaidEntries }),
  itemIds: v.optional(anyIds),
})

export const deleteLabelBody = v.object({ labelId: idInBody })

/** Into the archive, or out of it. */
export const archiveItemsBody = v.object({ itemIds: anyIds, archived: v.boolean() })
