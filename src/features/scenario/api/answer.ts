import * as v from 'valibot'
import type { Failure } from '#contract/failure'

/** What the door answered. Throws a {@link Failure} for anything else than agreed. */
export function readAnswer<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const message = `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`
  console.error("The testers' door answered something else than agreed:", message)
  throw { kind: 'badAnswer', status: null, message } satisfies Failure
}
