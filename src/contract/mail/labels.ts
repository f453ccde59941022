/** User-made mail labels: calls beyond the specification. The call `mark` adds and removes them. */
import * as v from 'valibot'
import { skippedRecords } from '../demo'
import { labelSaidEntries, labelSchema } from '../label'
import { mailIdsBody } from './changes'
import { labelId } from './mail'

export const mailLabelPaths = {
  /** GET → the labels, by name, with their unread counts. */
  labels: '/api/mails/labels',
  /** `{label, ids?}` adds or changes the label with this id; the mails get it → the label. */
  saveLabel: '/api/mails/save-label',
  /** `{id}` → the mails that had it; UNDO needs them. */
  deleteLabel: '/api/mails/delete-label',
} as const

export const mailLabelSchema = v.object({ ...labelSchema.entries, id: labelId })

export const mailLabelsSchema = v.object({
  labels: v.array(v.object({ ...mailLabelSchema.entries, unread: v.number() })),
  ...skippedRecords,
})

export const saveMailLabelBody = v.object({
  label: v.object({ id: labelId, ...labelSaidEntries }),
  ids: v.optional(mailIdsBody.entries.ids),
})

export const mailLabelSavedSchema = v.object({ label: mailLabelSchema })

export const deleteMailLabelBody = v.object({ id: labelId })

export const mailLabelDeletedSchema = v.object({ ids: v.array(v.string()) })

export type MailLabels = v.InferOutput<typeof mailLabelsSchema>
export type MailLabel = v.InferOutput<typeof mailLabelSchema>
export type SaveMailLabel = v.InferInput<typeof saveMailLabelBody>
