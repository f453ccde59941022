import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as v from 'valibot'
import type { MessageKey } from '../intl/messages'

/**
 * Has react-hook-form check by a valibot schema: the first thing wrong with each field. Fields are
 * flat, so that the first step of an issue's path is the field's name. These few lines are all that
 * @hookform/resolvers would be used for.
 */
export function schemaResolver<Typed extends FieldValues, Read>(
  schema: v.GenericSchema<Typed, Read>,
): Resolver<Typed, unknown, Read> {
  return (values) => {
    const result = v.safeParse(schema, values)
    if (result.success) return { values: result.output, errors: {} }
    const errors: FieldErrors<Typed> = {}
    for (const issue of result.issues) {
      const name = v.getDotPath(issue) ?? 'root'
      if (Object.hasOwn(errors, name)) continue
      Object.assign(errors, { [name]: { type: 'invalid', message: issue.message } })
    }
    return { values: {}, errors }
  }
}

/** What is typed into a field, without the spaces around it. */
export const line = v.pipe(v.string(), v.trim())

/** A line that must hold something. */
export function requiredLine(message: MessageKey) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(message))
}

/** A line that is right, or empty. */
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
