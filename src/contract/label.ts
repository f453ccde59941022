/** Labels that users create themselves, on the board and in mail. */
import * as v from 'valibot'
import { labelColors, longestLabel } from '#lib/label'
import { idInBody, lineInBody } from './demo'

/** Label fields of a request body; a field that is left out stays unchanged. */
export const labelSaidEntries = {
  name: v.optional(
    v.pipe(lineInBody, v.trim(), v.nonEmpty('A name is needed'), v.maxLength(longestLabel)),
  ),
  color: v.optional(v.picklist(labelColors)),
}

/** Adds a label and removes a label. */
export const labelChangeEntries = {
  addLabel: v.optional(idInBody),
  removeLabel: v.optional(idInBody),
}

export const labelSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  color: v.picklist(labelColors),
})

interface LabelChange {
  addLabel?: string | undefined
  removeLabel?: string | undefined
}

/** Applies a label change; shared by the back end and the page's optimistic update. */
export function withLabel(
  labelIds: readonly string[],
  { addLabel, removeLabel }: LabelChange,
): string[] {
  const kept = labelIds.filter((id) => id !== removeLabel && id !== addLabel)
  return addLabel === undefined ? kept : [...kept, addLabel]
}
