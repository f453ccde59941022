/**
 * Request bodies of the kanban demo. The whole stores that the specification puts into the bodies (`columns`,
 * `items`, `userStory`…) are accepted, but only the named operation is applied to the stored data. Our
 * extensions are hints, all of them optional:
 * - `move` (update-…-order): moves one entry in front of another, instead of sending a whole order;
 * - `before…` (add-…, edit-…): the position of a new or restored entry, at the end if left out;
 * - `moveTo` (delete-column): the column that gets the items, the first remaining one if left out;
 * - `attach`, `detach` (edit-…): adds or removes one file, instead of sending the whole list;
 * - `setComment`, `removeComment` (edit-…): changes or removes one of the person's own comments;
 * - `addLabel`, `removeLabel`, `setCheck`, `removeCheck` (edit-item): adds, changes or removes one label or one
 *   line of the checklist;
 * - `comments` (add-item, add-story, edit-…): the comments of a deleted card that is restored;
 * - `back` (add-column): restores the content of a deleted column, unless it has been moved since.
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

/** A whole order: ids of any kind and number; unknown ones are ignored. */
const anyIds = v.array(v.string())

const titleInBody = v.pipe(lineInBody, v.trim(), v.nonEmpty('A title is needed'))

const picture = v.nullable(pictureInBody(longestPicture))

const attachmentInBody = v.object({
  id: idInBody,
  name: lineInBody,
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  image: picture,
})

/** A day or moment in ISO form, up to the year 9999: later years have another form. */
const momentInBody = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/, 'Not a moment'),
  v.check((text) => isMoment(Date.parse(text)), 'Not a moment'),
  v.transform((text) => new Date(text).toISOString()),
)

/** Editable fields; a field that is left out stays unchanged. */
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
  /** `from`: the column that got the content; null if there was none. */
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
  /** Adds the line with this id, or changes or moves it. */
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

/** A column or story of a whole store: only the order of its items is used. */
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

/** `storyId` null removes the item from its story. */
export const updateStoryItemOrderBody = v.object({
  userStory: v.optional(v.array(holderInBody)),
  move: v.optional(
    v.object({ itemId: idInBody, storyId: v.nullable(idInBody), beforeItemId: before }),
  ),
})

export const addStoryCommentBody = v.object({ storyId: idInBody, comment: commentInBody })

export const deleteStoryBody = v.object({ storyId: idInBody })

/** Adds the label with this id, or changes it; the items in `itemIds` get it. */
export const saveLabelBody = v.object({
  label: v.object({ id: v.optional(idInBody), ...labelSaidEntries }),
  itemIds: v.optional(anyIds),
})

export const deleteLabelBody = v.object({ labelId: idInBody })

/** Moves items into the archive, or out of it. */
export const archiveItemsBody = v.object({ itemIds: anyIds, archived: v.boolean() })
