/** Labels that people make for themselves: those of the board, and those of the mail. */
import * as v from 'valibot'
import { labelColors, longestLabel } from '#lib/label'
import { idInBody, lineInBody } from './demo'

/** What a body says of a label; what is left out stays. */
export const labelSaidEntries = {
  name: v.optional(
    v.pipe(lineInBody, v.trim(), v.nonEmpty('A name is needed'), v.maxLength(longestLabel)),
  ),
  color: v.optional(v.picklist(labelColors)),
}

/** Puts a label on, and takes one off. */
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

/** The same rule for what is stored and for what a page shows before. */
export function withLabel(
  labelIds: readonly string[],
  { addLabel, removeLabel }: LabelChange,
): string[] {
  const kept = labelIds.filter((id) => id !== removeLabel && id !== addLabel)
  return addLabel === undefined ? kept : [...kept, addLabel]
}
