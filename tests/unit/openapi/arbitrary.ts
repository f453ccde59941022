/** Values that fit a JSON Schema, and values that may not, for fast-check. */
import type { JsonSchema } from '@valibot/to-json-schema'
import type { Schemas } from '#mocks/openapi/sample'
import * as fc from '../../properties'

/** Depth of nested optional fields; deeper ones are left out. */
const deepest = 6

/** A value that fits the schema. Text for a pattern comes from `fc.stringMatching`. */
export function fitting(schema: JsonSchema, schemas: Schemas, depth = 0): fc.Arbitrary<unknown> {
  const inside = (one: JsonSchema | boolean | undefined) =>
    fitting(typeof one === 'object' ? one : {}, schemas, depth + 1)
  const { $ref, const: value, enum: values, anyOf, oneOf, allOf } = schema
  if ($ref !== undefined)
    return fitting(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, schemas, depth)
  if (value !== undefined) return fc.constant(value)
  if (values) return fc.constantFrom(...values)
  const options = anyOf ?? oneOf
  if (options) return fc.oneof(...options.map((one) => inside(one)))
  if (allOf) {
    return fc.tuple(...allOf.map((one) => inside(one))).map((parts) => Object.assign({}, ...parts))
  }
  switch ([schema.type].flat()[0]) {
    case 'object':
      return objectOf(schema, inside, depth)
    case 'array':
      return arrayOf(schema, inside)
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

type Inside = (one: JsonSchema | boolean | undefined) => fc.Arbitrary<unknown>

function objectOf(schema: JsonSchema, inside: Inside, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  if (schema.properties === undefined && typeof additionalProperties === 'object') {
    return fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), inside(additionalProperties), {
      maxKeys: 2,
    })
  }
  const kept = Object.entries(properties).filter(
    ([name]) => depth < deepest || required.includes(name),
  )
  return fc.record(Object.fromEntries(kept.map(([name, one]) => [name, inside(one)])), {
    requiredKeys: required.filter((name) => Object.hasOwn(properties, name)),
  })
}

function arrayOf(schema: JsonSchema, inside: Inside): fc.Arbitrary<unknown> {
  const { prefixItems, items, minItems = 0, maxItems = minItems + 2 } = schema
  if (prefixItems) return fc.tuple(...prefixItems.map((one) => inside(one)))
  const item = Array.isArray(items) ? items[0] : items
  return fc.array(inside(item), {
    minLength: minItems,
    maxLength: Math.min(maxItems, minItems + 2),
  })
}

/** Moments that every part of the product can show. */
const moments = { min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }

function textOf({ format, pattern, minLength = 0, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') return fc.date(moments).map((date) => date.toISOString())
  if (format === 'date') return fc.date(moments).map((date) => date.toISOString().slice(0, 10))
  if (format === 'uri-reference') return fc.constant('https://example.com/')
  if (format === 'email') return fc.constant('a@example.com')
  const fits = (text: string) =>
    text.length >= minLength && (maxLength === undefined || text.length <= maxLength)
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern)).filter(fits)
  return fc.string({ minLength, maxLength: Math.min(maxLength ?? 40, minLength + 40) })
}

function numberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const { type, minimum = 0, maximum = 1_000_000, multipleOf, exclusiveMinimum } = schema
  const step = multipleOf ?? (type === 'integer' ? 1 : 0.01)
  const parts = Math.round(1 / step)
  const least = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + step : minimum
  const most = Math.max(least, Math.min(maximum, 1_000_000))
  return fc
    .integer({ min: Math.ceil(least * parts), max: Math.floor(most * parts) })
    .map((count) => count / parts)
}

/** A value that mostly fits, with one part that is missing, of another type, or extreme. */
export function nearly(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return strange
  const names = Object.keys(value)
  if (names.length === 0) return fc.constant(value)
  return fc.tuple(fc.constantFrom(...names), fc.option(strange)).map(([name, odd]) => {
    const changed = new Map<string, unknown>(Object.entries(value))
    if (odd === null) changed.delete(name)
    else changed.set(name, odd)
    return Object.fromEntries(changed)
  })
}

export const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0.001,
    1e300,
    Number.MAX_SAFE_INTEGER,
    '',
    ' ',
    '0',
    'NaN',
    '__proto__',
    '\u0000',
    '\ud800',
    'x'.repeat(5000),
    [],
    [[]],
    {},
    { data: null },
  ),
  fc.string(),
  fc.jsonValue({ maxDepth: 1 }),
)
