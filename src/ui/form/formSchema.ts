import * as v from 'valibot'
import type { MessageKey } from '../intl/messages'

/** Text of a field, trimmed. */
export const line = v.pipe(v.string(), v.trim())

/** Required text of a field. */
export function requiredLine(message: MessageKey) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(message))
}

/** Optional text of a field: empty or valid. */
export function optionalLine(isRight: (typed: string) => boolean, message: MessageKey) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed === '' || isRight(typed), message),
  )
}

/** Value that `read` makes of the text; null is invalid. */
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

/** Text of a field, invalid if `errorOf` returns a message. */
export function checkedLine(errorOf: (typed: string) => MessageKey | null) {
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? errorOf(dataset.value) : null
      if (message !== null) addIssue({ message })
    }),
  )
}
