import * as v from 'valibot'

/** Few calls have more to say; what is longer is not read any further. */
const longestBody = 64 * 1024

export type Body<T> = { value: T } | { problem: string }

/** The JSON body of a request, checked; or in words what is wrong with it. */
export async function readBody<const Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  longest = longestBody,
): Promise<Body<v.InferOutput<Schema>>> {
  const text = await request.text()
  if (text.length > longest) return { problem: 'The body is too long' }
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { problem: 'The body is not JSON' }
  }
  // A list passes for an object in JavaScript, and so in a schema with optional fields only.
  if (Array.isArray(content)) return { problem: 'The body must be an object' }
  const result = v.safeParse(schema, content, { abortEarly: true })
  if (result.success) return { value: result.output }
  const [issue] = result.issues
  const place = v.getDotPath(issue)
  return { problem: place === null ? issue.message : `${place}: ${issue.message}` }
}
