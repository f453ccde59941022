/** The parts of the API descriptions bundled with the app that this page shows. */
import { useEffect, useState } from 'react'

export const parts = ['provider', 'api', 'admin'] as const

export type Part = (typeof parts)[number]

/** JSON Schema. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly format?: string
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: Schema
}

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: Schema } }
}

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly 'x-named-by': 'specification' | 'us'
  readonly security: readonly unknown[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: { readonly 200: Content }
}

interface Description {
  readonly servers: readonly { readonly url: string }[]
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** One listed call. */
export interface DescribedCall {
  readonly id: string
  readonly group: string
  readonly method: string
  readonly path: string
  readonly isSpecified: boolean
  readonly needsSession: boolean
  readonly parameters: readonly Parameter[]
  readonly body: Schema | null
  readonly answer: Schema
}

export function descriptionFile(part: Part): string {
  return `/openapi/${part}.json`
}

/** The calls of one part; undefined while loading, null if loading failed. */
export function useCalls(part: Part): readonly DescribedCall[] | null | undefined {
  const [calls, setCalls] = useState<readonly DescribedCall[] | null>()
  useEffect(() => {
    let isWanted = true
    void load(part).then((loaded) => {
      if (isWanted) setCalls(loaded)
    })
    return () => {
      isWanted = false
    }
  }, [part])
  return calls
}

async function load(part: Part): Promise<readonly DescribedCall[] | null> {
  try {
    const response = await fetch(descriptionFile(part))
    if (!response.ok) throw new Error(`status ${response.status}`)
    const description: Description = await response.json()
    return callsOf(description)
  } catch (cause) {
    console.error(`${descriptionFile(part)} could not be read`, cause)
    return null
  }
}

function callsOf({ paths, components }: Description): DescribedCall[] {
  const whole = (schema: Schema) => withoutRefs(schema, components.schemas)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      id: operation.operationId,
      group: operation.tags[0] ?? '',
      method: method.toUpperCase(),
      path,
      isSpecified: operation['x-named-by'] === 'specification',
      needsSession: operation.security.length > 0,
      parameters: operation.parameters ?? [],
      body: operation.requestBody
        ? whole(operation.requestBody.content['application/json'].schema)
        : null,
      answer: whole(operation.responses[200].content['application/json'].schema),
    })),
  )
}

/** Puts the named schemas in place of references, because a row shows the complete type. */
function withoutRefs(schema: Schema, named: Readonly<Record<string, Schema>>): Schema {
  const { $ref, anyOf, items, properties, ...rest } = schema
  if ($ref !== undefined) {
    const target = named[$ref.slice($ref.lastIndexOf('/') + 1)]
    return target ? withoutRefs({ ...target, ...rest }, named) : rest
  }
  const whole = (one: Schema) => withoutRefs(one, named)
  return {
    ...rest,
    ...(anyOf && { anyOf: anyOf.map((one) => whole(one)) }),
    ...(items && { items: whole(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, whole(property)]),
      ),
    }),
  }
}
