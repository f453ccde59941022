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
