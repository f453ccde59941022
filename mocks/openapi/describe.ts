/** OpenAPI 3.1 description of a table of calls: answers from the contract, bodies from the handlers. */
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { HttpHandler } from 'msw/http'
import type { GenericSchema } from 'valibot'
import { answerSchema, type Call } from '#contract/calls/call'
import { bodyOf } from '../answer'
import { components } from './components'

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: JsonSchema
  example?: string
}

interface Content {
  'application/json': {
    schema: JsonSchema
    example?: unknown
    /** By name, if there is more than one kind of answer. */
    examples?: Record<string, { value: unknown }>
  }
}

export interface Operation {
  operationId: string
  tags: string[]
  /** Whether the name comes from the specification. */
  'x-named-by': 'specification' | 'us'
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, { description: string; content: Content } | { $ref: string }>
}

export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: typeof components
}

/** An example of a call: its path, its body, and the answer if the call was made. */
export interface Example {
  path: string
  body?: unknown
  answer?: unknown
}

export interface Described {
  title: string
  description: string
  version: string
  server: string
  calls: readonly Call[]
  handlers: readonly HttpHandler[]
  /** By call name. */
  examples?: ReadonlyMap<string, Example> | undefined
}

/** `GET /path/:id` of a handler, without the origin. */
export function keyOf(handler: HttpHandler): string {
  const path = decodeURIComponent(String(handler.info.path)).replace(/^https?:\/\/[^/]+/, '')
  return `${String(handler.info.method)} ${path}`
}

export function describe({ calls, handlers, examples, ...about }: Described): OpenApi {
  const byKey = new Map(handlers.map((handler) => [keyOf(handler), handler]))
  const paths: OpenApi['paths'] = {}
  for (const call of calls) {
    const handler = byKey.get(`${call.method} ${call.path}`)
    const body = handler && bodyOf(handler)
    const place = call.path.replace(/:(\w+)/g, '{$1}')
    paths[place] = {
      ...paths[place],
      [call.method.toLowerCase()]: operation(call, body, examples?.get(call.name)),
    }
  }
  const { title, description, version, server } = about
  return {
    openapi: '3.1.0',
    info: { title, version, description },
    servers: [{ url: server }],
    paths,
    components,
  }
}

function operation(call: Call, body: GenericSchema | undefined, example?: Example): Operation {
  const parameters = [...pathParameters(call, example), ...queryParameters(call)]
  return {
    operationId: call.name,
    tags: [call.group],
    'x-named-by': call.isSpecified ? 'specification' : 'us',
    security: call.caller === 'anyone' ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: contentOf(jsonOf(body), example?.body) },
    }),
    responses: {
      200: {
        description: call.markers ? 'As agreed, or a word that says why not' : 'As agreed',
        content: example
          ? answersOf(call, example.answer)
          : contentOf(jsonOf(answerSchema(call)), undefined),
      },
      '4XX': {
        $ref: `#/components/responses/${call.envelope === 'request' ? 'refusedRequest' : 'refused'}`,
      },
    },
  }
}

function contentOf(schema: JsonSchema, example: unknown): Content {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } }
}

/** If a marker can be the answer, each kind of answer has a named example. */
function answersOf(call: Call, answer: unknown): Content {
  const schema = jsonOf(answerSchema(call))
  if (!call.markers) return contentOf(schema, answer)
  const markers = call.markers.map((marker) => [marker, { value: marker }])
  const isMarker = typeof answer === 'string' && call.markers.includes(answer)
  const asAgreed = answer === undefined || isMarker ? [] : [['agreed', { value: answer }]]
  return {
    'application/json': { schema, examples: Object.fromEntries([...asAgreed, ...markers]) },
  }
}

/** Schema of the wire format, i.e. the input before transformations. */
function jsonOf(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  })
  return json
}

function pathParameters({ path }: Call, example?: Example): Parameter[] {
  const filled = example?.path.split('/')
  return path.split('/').flatMap((part, index) => {
    if (!part.startsWith(':')) return []
    const given = filled?.[index]
    return {
      name: part.slice(1),
      in: 'path',
      required: true,
      schema: { type: 'string' },
      ...(given !== undefined && { example: decodeURIComponent(given) }),
    }
  })
}

function queryParameters({ query }: Call): Parameter[] {
  if (!query) return []
  const { properties = {}, required = [] } = jsonOf(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: typeof schema === 'boolean' ? {} : schema,
  }))
}
