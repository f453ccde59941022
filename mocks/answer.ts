/** How calls are read and answered, the same in every domain. */
import { type HttpHandler, http } from 'msw/http'
import * as v from 'valibot'
import type { Refusal, RefusalCode, RefusalValues } from '#lib/refusal'
import { StoreFault } from './database/storeFault'

export function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status })
}

/** The provider's usual envelope. */
export function data(content: unknown): Response {
  return Response.json({ data: content })
}

/**
 * Turns whatever a handler throws into an answer, so that no call ever ends without one. A store at
 * fault is named beside the words: its `code`, and the `domain` whose data it is.
 */
export async function answered(
  work: () => Promise<Response>,
  wordsFor: (cause: unknown) => string = () => 'Internal server error',
): Promise<Response> {
  try {
    return await work()
  } catch (cause) {
    console.error('A simulated call failed', cause)
    if (!(cause instanceof StoreFault)) return refuse(500, wordsFor(cause))
    const { code, domain } = cause
    return Response.json({ message: wordsFor(cause), code, domain }, { status: 500 })
  }
}

const bodies = new WeakMap<HttpHandler, v.GenericSchema>()

/** Notes which body a handler reads, for the description of its call. */
export function reading(schema: v.GenericSchema, handler: HttpHandler): HttpHandler {
  bodies.set(handler, schema)
  return handler
}

/** Undefined for a call without a body. */
export function bodyOf(handler: HttpHandler): v.GenericSchema | undefined {
  return bodies.get(handler)
}

/** Bytes. Few calls have more to say. */
const longestBody = 64 * 1024

/** So long may the others wait for one piece of a long call, in milliseconds: each of them waits many times. */
const pieceMs = 8

/** `status`: 415 for what does not say that it is JSON, else 400. */
type Body<T> = { value: T } | { error: string; status: 400 | 415 }

/**
 * The JSON body of a request, checked; or in words what is wrong with it. It must say that it is
 * JSON: a form of another site can post text that looks like it, but never under this type.
 */
export async function readBody<const Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  longest = longestBody,
): Promise<Body<v.InferOutput<Schema>>> {
  if (!isJson(request.headers.get('Content-Type'))) {
    return { error: 'The body must be application/json', status: 415 }
  }
  const text = await readText(request, longest)
  if (text === null) return { error: 'The body is too long', status: 400 }
  let content: unknown
  try {
    content = text.length > longestBody ? await parseLong(text) : JSON.parse(text)
  } catch {
    return { error: 'The body is not JSON', status: 400 }
  }
  // A list passes for an object in JavaScript, and so in a schema with optional fields only.
  if (Array.isArray(content)) return { error: 'The body must be an object', status: 400 }
  const result = v.safeParse(schema, content, { abortEarly: true })
  if (result.success) return { value: result.output }
  const [issue] = result.issues
  const place = v.getDotPath(issue)
  return { error: place === null ? issue.message : `${place}: ${issue.message}`, status: 400 }
}

/**
 * Handles a POST with a JSON body, an empty object at least. A body that does not fit `schema` is refused with the
 * reason. `longest` is in bytes.
 */
export function postHandler<const Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
  work: (body: v.InferOutput<Schema>, request: Request) => Promise<Response>,
  longest?: number,
): HttpHandler {
  const handler = http.post(url, ({ request }) =>
    answered(async () => {
      const body = await readBody(request, schema, longest)
      return 'error' in body ? refuse(body.status, body.error) : work(body.value, request)
    }),
  )
  return reading(schema, handler)
}

/** Few calls are that long: what reads them comes with the first. */
async function parseLong(text: string): Promise<unknown> {
  const [{ readLongJson }, { inSlices }] = await Promise.all([
    import('#lib/files/longJson'),
    import('#lib/inSlices'),
  ])
  return inSlices(readLongJson(text), { sliceMs: pieceMs })
}

/** The exact type; parameters such as the charset may follow. */
function isJson(contentType: string | null): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType ?? '')
}

/** Null for what is longer than `longest` bytes; it is read no further than that. */
async function readText(request: Request, longest: number): Promise<string | null> {
  // Some browsers hand out no stream: there the whole is read and then measured.
  const stream = request.body ?? (await request.blob()).stream()
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength
    if (length > longest) {
      void reader.cancel()
      return null
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

/** The provider says no. Thrown inside a transaction, it takes back all that was written there. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: Refusal

  constructor(code: RefusalCode, values: RefusalValues = {}) {
    super(`Refused: ${code}`)
    this.refusal = { code, values }
  }
}

/** What a call is asked by in its address. */

/**
 * In words, the parameter that a call does not know or is given twice; null when there is none. To ignore one would
 * answer more than was asked for.
 */
export function unknownIn(query: URLSearchParams, known: readonly string[]): string | null {
  const names = [...query.keys()]
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) return `${unknown}: unknown parameter`
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  return twice === undefined ? null : `${twice}: given twice`
}
