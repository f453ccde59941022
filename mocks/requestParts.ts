/** Parts of a request for fault rules: their conditions, and placeholders in their answers. */
import type { RuleConditions } from '#contract/scenario/scenario'

type Part = 'path' | 'query' | 'headers' | 'body'

/** Reads a copy, because the handler still needs the body. */
async function bodyOf(request: Request): Promise<string> {
  return request.body === null ? '' : request.clone().text()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** @returns the value at a place such as `rows.0.id`, or undefined */
function valueAt(content: unknown, place: string): unknown {
  let value = content
  for (const name of place.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = Reflect.get(value, name)
  }
  return value
}

/** Whether a request has everything that a rule asks for. */
export async function fitsConditions(
  { query, headers, body }: RuleConditions,
  request: Request,
): Promise<boolean> {
  const { searchParams } = new URL(request.url)
  const fits =
    Object.entries(query ?? {}).every(([name, value]) => searchParams.get(name) === value) &&
    Object.entries(headers ?? {}).every(([name, text]) => request.headers.get(name)?.includes(text))
  if (!fits || body === undefined) return fits
  const sent = await bodyOf(request)
  if (typeof body === 'string') return sent.includes(body)
  const content = parsed(sent)
  return Object.entries(body).every(([place, value]) => valueAt(content, place) === value)
}

const placeholders = /(")?\{\{(path|query|headers|body)\.([\w.-]+)\}\}(")?/g

/**
 * Fills the placeholders of an answer: `{{path.2}}` is the third segment of the path and `{{path.-1}}` the
 * last one, `{{query.page}}`, `{{headers.accept}}` and `{{body.amount}}` are values. A JSON text that is one
 * placeholder becomes the value with its type, or null if the request lacks it.
 */
export async function fillAnswer(body: string, request: Request): Promise<string> {
  const url = new URL(request.url)
  const content = parsed(await bodyOf(request))
  const read: Readonly<Record<Part, (name: string) => unknown>> = {
    path: (name) => url.pathname.split('/').slice(1).map(decodeURIComponent).at(Number(name)),
    query: (name) => url.searchParams.get(name),
    headers: (name) => request.headers.get(name),
    body: (name) => valueAt(content, name),
  }
  return body.replace(placeholders, (_, open: string | undefined, part: Part, name, close) => {
    const value = read[part](name) ?? null
    if (open && close) return JSON.stringify(value)
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return (open ?? '') + JSON.stringify(text).slice(1, -1) + (close ?? '')
  })
}
