/** The parts of an OpenAPI 3.1 document that descriptions use. */
import type { JsonSchema } from '@valibot/to-json-schema'
import type { Call } from '#contract/calls/call'
import type { Ref } from './components'
import type { headers, Response, securitySchemes } from './responses'

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: JsonSchema
  example?: string
}

export interface Content {
  'application/json': {
    schema: JsonSchema
    example?: unknown
    /** By name, if there is more than one kind of answer. */
    examples?: Record<string, { value: unknown }>
  }
}

export interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  /** Whether the name comes from the specification. */
  'x-named-by': 'specification' | 'us'
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: {
    200: { description: string; headers?: Record<string, Ref>; content: Content }
    [status: number]: Response | Ref
  }
}

export interface OpenApi {
  openapi: '3.1.0'
  info: {
    title: string
    version: string
    description: string
    license: { name: string; identifier: string }
    contact: { name: string }
  }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    securitySchemes: typeof securitySchemes
    headers?: typeof headers
    responses: Record<string, Response>
    schemas: Record<string, JsonSchema>
  }
}

/** An example of a call: its path, its body, and the answer if the call was made. */
export interface Example {
  path: string
  body?: unknown
  answer?: unknown
}

export function placeOf({ path }: Pick<Call, 'path'>): string {
  return path.replace(/:(\w+)/g, '{$1}')
}
