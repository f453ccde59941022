/** Parameters of a call, in its path and in its query. */
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { Call } from '#contract/calls/call'
import type { Example, Parameter } from './openApi'

export function pathParameters({ path }: Call, example?: Example): Parameter[] {
  const filled = example?.path.split('/')
  return path.split('/').flatMap((part, index) => {
    if (!part.startsWith(':')) return []
    const given = filled?.[index]
    return {
      name: part.slice(1),
      in: 'path',
      required: true,
      schema: { type: 'string', minLength: 1, maxLength: 256 },
      ...(given !== undefined && { example: decodeURIComponent(given) }),
    }
  })
}

export function queryParameters({ query }: Call): Parameter[] {
  if (!query) return []
  const { properties = {}, required = [] } = toJsonSchema(query, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: typeof schema === 'boolean' ? {} : withoutNull(schema),
  }))
}

/** A parameter in an address is a text or missing, never null. */
function withoutNull({ anyOf, default: value, ...schema }: JsonSchema): JsonSchema {
  const options = anyOf?.filter((one) => typeof one !== 'object' || one.type !== 'null')
  const [only] = options ?? []
  const kept = value === null || value === undefined ? {} : { default: value }
  if (options?.length === 1 && typeof only === 'object') return { ...only, ...schema, ...kept }
  return { ...schema, ...(options && { anyOf: options }), ...kept }
}
