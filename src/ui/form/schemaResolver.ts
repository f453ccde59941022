import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as v from 'valibot'

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
