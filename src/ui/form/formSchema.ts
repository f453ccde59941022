import * as v from 'valibot'
import type { MessageKey } from '../intl/messages'

/** What is typed into a field, without the spaces around it. */
export const line = v.pipe(v.string(), v.trim())

/** A required line. */
export function requiredLine(message: MessageKey) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(message))
}

/** An optional line: empty, or valid. */
export function optionalLine(isRight: (typed: string) => boolean, message: MessageKey) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed === '' || isRight(typed), message),
  )
}

/** What `read` makes of a line; null is refused. */
export function lineAs<Read>(read: (typed: string) => Read | null, message: MessageKey) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, Read>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value)
      if (value !== null) return value
      addIssue({ message })
      return NEVER
    }),
  )
}

/** What is typed, unless `errorOf` names what is wrong with it. */
export function checkedLine(errorOf: (typed: string) => MessageKey | null) {
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? errorOf(dataset.value) : null
      if (message !== null) addIssue({ message })
    }),
  )
}
