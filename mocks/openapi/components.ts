/** Named schemas of one description, so that generated clients have named types. */
import { type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { exportedNames, isSchema } from './exported'
import { pascal, singular } from './words'

export interface Ref {
  $ref: string
}

export const refTo = (name: string): Ref => ({ $ref: `#/components/schemas/${name}` })

/** Collects the schemas of a description and converts them together. */
export class Components {
  readonly #names = new Map<GenericSchema, string>()
  readonly #schemas = new Map<string, GenericSchema>()

  constructor() {
    for (const [schema, { name }] of exportedNames) {
      if (isScalar(schema)) this.#note(schema, name)
    }
  }

  /** Names a schema, and the objects inside it. `hint`: its name if the contract exports none. */
  add(schema: GenericSchema, hint: string): Ref {
    const known = this.#names.get(schema)
    if (known !== undefined) return refTo(known)
    const name = this.#note(schema, exportedNames.get(schema)?.name ?? hint)
    this.#addInside(schema, name)
    return refTo(name)
  }

  /** @returns the components that `roots` refer to, directly or not */
  toJson(roots: unknown): Record<string, JsonSchema> {
    const all = sharedEnums(this.#converted())
    const wanted = new Set<string>()
    const collect = (node: unknown) => {
      for (const name of namesIn(node)) {
        if (wanted.has(name)) continue
        wanted.add(name)
        collect(all[name])
      }
    }
    collect(roots)
    return Object.fromEntries(
      Object.entries(all)
        .filter(([name]) => wanted.has(name))
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    )
  }

  #converted(): Record<string, JsonSchema> {
    const converted = toJsonSchemaDefs(Object.fromEntries(this.#schemas), {
      target: 'draft-2020-12',
      // The wire format, i.e. the input before transformations.
      typeMode: 'input',
      errorMode: 'ignore',
      overrideRef: ({ referenceId }) => refTo(referenceId).$ref,
    })
    for (const [schema, { name, about }] of exportedNames) {
      const json = converted[name]
      if (about !== undefined && json && this.#names.get(schema) === name) {
        converted[name] = { description: about, ...json }
      }
    }
    return converted
  }

  #note(schema: GenericSchema, wanted: string): string {
    let name = wanted
    for (let count = 2; this.#schemas.has(name); count++) name = `${wanted}${count}`
    this.#names.set(schema, name)
    this.#schemas.set(name, schema)
    return name
  }

  /** Objects inside a schema are named after it and their property. */
  #addInside(schema: GenericSchema, name: string): void {
    for (const [key, value] of Object.entries<unknown>(Object(schema))) {
      if (key === 'entries') {
        for (const [property, entry] of Object.entries<unknown>(Object(value))) {
          this.#addPart(entry, `${name}${pascal(property)}`)
        }
      } else if (key === 'item' || key === 'rest') {
        this.#addPart(value, singular(name))
      } else if (key === 'wrapped' || key === 'value') {
        this.#addPart(value, name)
      } else if (key === 'options' || key === 'items') {
        for (const option of [value].flat()) this.#addPart(option, `${name}Option`)
      }
    }
  }

  #addPart(schema: unknown, hint: string): void {
    if (!isSchema(schema) || this.#names.has(schema)) return
    if ('entries' in schema || exportedNames.has(schema)) this.add(schema, hint)
    else this.#addInside(schema, hint)
  }
}

function isScalar(schema: GenericSchema): boolean {
  return exportedNames.get(schema)?.about !== undefined
}

function namesIn(node: unknown): string[] {
  const text = JSON.stringify(node) ?? ''
  return [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)
}

/** Moves each list of values into a component of its own, so that it exists once. */
function sharedEnums(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const names = new Map(
    Object.entries(schemas).flatMap(([name, schema]): [string, string][] =>
      schema.enum ? [[JSON.stringify(schema.enum), name]] : [],
    ),
  )
  const shared: Record<string, JsonSchema> = {}
  const moved = (node: unknown, hint: string): unknown => {
    if (Array.isArray(node)) return node.map((one) => moved(one, hint))
    if (typeof node !== 'object' || node === null) return node
    if ('enum' in node && Array.isArray(node.enum) && node.enum.length > 1) {
      const { enum: values, type, ...rest } = Object(node)
      const key = JSON.stringify(values)
      let name = names.get(key)
      if (name === undefined) {
        name = hint
        for (let count = 2; name in schemas || name in shared; count++) name = `${hint}${count}`
        names.set(key, name)
        shared[name] = { type, enum: values }
      }
      return { ...refTo(name), ...rest }
    }
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        if (key === 'items') return [key, moved(value, singular(hint))]
        if (key !== 'properties') return [key, moved(value, hint)]
        const properties = Object.entries<unknown>(Object(value)).map(([property, one]) => [
          property,
          moved(one, `${hint}${pascal(property)}`),
        ])
        return [key, Object.fromEntries(properties)]
      }),
    )
  }
  const whole = Object.entries(schemas).map(([name, schema]): [string, JsonSchema] => [
    name,
    schema.enum ? schema : Object(moved(schema, name)),
  ])
  return { ...Object.fromEntries(whole), ...shared }
}
