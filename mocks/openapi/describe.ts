/** OpenAPI 3.1 description of a table of calls: answers from the contract, bodies from the handlers. */
import type { JsonSchema } from '@valibot/to-json-schema'
import type { HttpHandler } from 'msw/http'
import type { GenericSchema } from 'valibot'
import { answerSchema, type Call } from '#contract/calls/call'
import { bodyOf } from '../answer'
import { Components } from './components'
import { errorSchemas } from './errorSchemas'
import { addExamples } from './fillExamples'
import { type Content, type Example, type OpenApi, type Operation, placeOf } from './openApi'
import { pathParameters, queryParameters } from './parameters'
import { headers, providerHeaders, refusalsOf, responsesUsedIn, securitySchemes } from './responses'
import { descriptionOf, pascal, summaryOf } from './words'

export interface Described {
  title: string
  description: string
  version: string
  server: string
  calls: readonly Call[]
  handlers: readonly HttpHandler[]
  /** By call name. Without them, the description has no examples. */
  examples?: ReadonlyMap<string, Example> | undefined
}

/** `GET /path/:id` of a handler, without the origin. */
export function keyOf(handler: HttpHandler): string {
  const path = decodeURIComponent(String(handler.info.path)).replace(/^https?:\/\/[^/]+/, '')
  return `${String(handler.info.method)} ${path}`
}

export function describe(described: Described): OpenApi {
  const { calls, handlers, examples, title, description, version, server } = described
  const byKey = new Map(handlers.map((handler) => [keyOf(handler), handler]))
  const components = new Components()
  const paths: OpenApi['paths'] = {}
  for (const call of calls) {
    const handler = byKey.get(`${call.method} ${call.path}`)
    const body = handler && bodyOf(handler)
    const place = placeOf(call)
    paths[place] = {
      ...paths[place],
      [call.method.toLowerCase()]: operation(call, body, {
        name: componentName(call, calls),
        components,
        example: examples?.get(call.name),
      }),
    }
  }
  const responses = responsesUsedIn(paths)
  const errors = referred(errorSchemas, [paths, responses])
  const isProvider = calls.every((call) => !isApi(call))
  const schemas = { ...components.toJson([paths, errors]), ...errors }
  if (examples) addExamples(calls, paths, { schemas, examples })
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Arcade Member' },
    },
    servers: [{ url: server }],
    tags: tagsOf(calls),
    paths,
    components: { securitySchemes, ...(isProvider && { headers }), responses, schemas },
  }
}

function isApi({ path }: Call): boolean {
  return path.startsWith('/api/')
}

/** The method is part of the name only if two calls share a path. */
function componentName({ name }: Call, calls: readonly Call[]): string {
  const base = name.replace(/-(get|post|delete)$/, '')
  const isShared = calls.filter((call) => call.name.startsWith(`${base}-`)).length > 1
  return pascal(isShared ? name : base)
}

function tagsOf(calls: readonly Call[]): OpenApi['tags'] {
  const groups = [...new Set(calls.map(({ group }) => group))].toSorted()
  return groups.map((name) => {
    const [, first = '', second = ''] =
      calls.find(({ group }) => group === name)?.path.split('/') ?? []
    const parent = first === 'api' ? `/api/${second}` : `/${first}`
    return { name, description: `Calls below \`${parent}\`.` }
  })
}

function referred(schemas: Record<string, JsonSchema>, roots: unknown): Record<string, JsonSchema> {
  const text = JSON.stringify(roots)
  return Object.fromEntries(
    Object.entries(schemas).filter(([name]) => text.includes(`schemas/${name}"`)),
  )
}

interface Context {
  /** Of the call's components. */
  name: string
  components: Components
  example: Example | undefined
}

function operation(call: Call, body: GenericSchema | undefined, context: Context): Operation {
  const { name, components, example } = context
  const parameters = [...pathParameters(call, example), ...queryParameters(call)]
  return {
    operationId: call.name,
    summary: summaryOf(call),
    description: descriptionOf(call),
    tags: [call.group],
    'x-named-by': call.isSpecified ? 'specification' : 'us',
    security: call.caller === 'anyone' ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: contentOf(components.add(body, `${name}Body`)) },
    }),
    responses: {
      200: {
        description: call.markers ? 'As agreed, or a word that says why not' : 'As agreed',
        ...(!isApi(call) && { headers: providerHeaders }),
        content: contentOf(components.add(answerSchema(call), `${name}Answer`)),
      },
      ...refusalsOf(call, body !== undefined),
    },
  }
}

function contentOf(schema: JsonSchema): Content {
  return { 'application/json': { schema } }
}
