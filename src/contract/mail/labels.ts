/** A mail's own labels: calls beyond the specification. What `mark` does puts them on and takes them off. */
import * as v from 'valibot'
import { skippedRecords } from '../demo'
import { labelSaidEntries, labelSchema } from '../label'
import { mailIdsBody } from './changes'
import { labelId } from './mail'

export const mailLabelPaths = {
  /** GET → the labels, by name, with what is unread. */
  labels: '/api/mails/labels',
  /** `{label, ids?}` makes the label of this id, or changes what is said of it; the mails get it → the label. */
  saveLabel: '/api/mails/save-label',
  /** `{id}` → the mails that had it: what UNDO needs. */
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
