import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as v from 'valibot'

/**
 * Has react-hook-form check by a valibot schema: the first thing wrong with each field. Fields are
 * flat, so that the first step of an issue's path is the field's name.
 */
export function schemaResolver<Values extends FieldValues>(
  schema: v.GenericSchema<Values>,
): Resolver<Values> {
  return (values) => {
    const result = v.safeParse(schema, values)
    if (result.success) return { values: result.output, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const issue of result.issues) {
      const name = v.getDotPath(issue) ?? 'root'
      if (Object.hasOwn(errors, name)) continue
      Object.assign(errors, { [name]: { type: 'invalid', message: issue.message } })
    }
    return { values: {}, errors }
  }
}
