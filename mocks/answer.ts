/** Reads and answers calls, the same in every domain. */
import { type HttpHandler, http } from 'msw/http'
import * as v from 'valibot'
import type { ErrorCode, ErrorValues } from '#lib/appError'
import { CodedError } from './codedError'
import { StorageError } from './database/storageError'

export function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status })
}

/** The provider's usual envelope. */
export function data(content: unknown): Response {
  return Response.json({ data: content })
}

/**
 * Turns any error of a handler into a response, so that every call gets one. For a `StorageError` the response
 * also has its `code` and the `domain` whose data is affected.
 */
export async function answered(
  work: () => Promise<Response>,
  wordsFor: (cause: unknown) => string = () => 'Internal server error',
): Promise<Response> {
  try {
    return await work()
  } catch (cause) {
    console.error('A simulated call failed', cause)
    if (!(cause instanceof StorageError)) return refuse(500, wordsFor(cause))
    const { code, values } = cause
    return Response.json({ message: wordsFor(cause), code, ...values }, { status: 500 })
  }
}

const bodies = new WeakMap<HttpHandler, v.GenericSchema>()

/** Registers the body schema of a handler, for the OpenAPI description of its call. */
export function reading(schema: v.GenericSchema, handler: HttpHandler): HttpHandler {
  bodies.set(handler, schema)
  return handler
}

/** @returns undefined for a call without a body */
export function bodyOf(handler: HttpHandler): v.GenericSchema | undefined {
  return bodies.get(handler)
}

/** In bytes; enough for most calls. */
const longestBody = 64 * 1024

/** Longest slice of a long call in ms, because other calls wait for each slice. */
const pieceMs = 8

/** `status`: 415 if the content type is not JSON, otherwise 400. */
type Body<T> = { value: T } | { error: string; status: 400 | 415 }

/**
 * @returns the validated JSON body, or an error text. The content type must be JSON: a form on another site
 * can post text that looks like JSON, but never with this type.
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
  // An array is an object in JavaScript, so it would pass a schema with only optional fields.
  if (Array.isArray(content)) return { error: 'The body must be an object', status: 400 }
  const result = v.safeParse(schema, content, { abortEarly: true })
  if (result.success) return { value: result.output }
  const [issue] = result.issues
  const place = v.getDotPath(issue)
  return { error: place === null ? issue.message : `${place}: ${issue.message}`, status: 400 }
}

/**
 * Handles a POST with a JSON body, at least an empty object. Refuses a body that does not match `schema`, with
 * the reason. `longest` is in bytes.
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

/** Loads the parser for long bodies on demand, because few calls need it. */
async function parseLong(text: string): Promise<unknown> {
  const [{ readLongJson }, { inSlices }] = await Promise.all([
    import('#lib/files/longJson'),
    import('#lib/inSlices'),
  ])
  return inSlices(readLongJson(text), { sliceMs: pieceMs })
}

/** Requires the exact type; parameters such as the charset may follow. */
function isJson(contentType: string | null): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType ?? '')
}

/** @returns null if the body is longer than `longest` bytes; stops reading there */
async function readText(request: Request, longest: number): Promise<string | null> {
  // Some browsers have no body stream; there the whole body is loaded and then measured.
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

/** The provider refuses a call. */
export class ProviderError extends CodedError<ErrorCode, ErrorValues> {
  override readonly name = 'ProviderError'

  constructor(code: ErrorCode, values: ErrorValues = {}) {
    super(code, values)
  }
}

/**
 * @returns an error text for the first parameter that the call does not know or that is given twice; null if
 * there is none. Ignoring a parameter would answer more than was asked for.
 */
export function unknownIn(query: URLSearchParams, known: readonly string[]): string | null {
  const names = [...query.keys()]
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) return `${unknown}: unknown parameter`
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  return twice === undefined ? null : `${twice}: given twice`
}
