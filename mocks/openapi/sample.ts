/** Examples made from a schema, for calls that the examples do not make. */
import type { JsonSchema } from '@valibot/to-json-schema'
import { exampleId } from './responses'

export type Schemas = Readonly<Record<string, JsonSchema>>

/** Values of fields whose meaning a schema does not say, or whose pattern has no obvious text. */
const byField: Readonly<Record<string, unknown>> = {
  userId: 'M1001',
  amount: 300,
  bank_name: 'ธนาคารกสิกรไทย',
  book_number: '1234567890',
  book_name: 'สมศรี ตัวอย่าง',
  username: '0812345678',
  password: 'player1234',
  reason: 'Checked with the bank',
  note: 'Called back at noon',
  url: 'https://example.com/',
}

/** Texts for patterns, tried in order. */
const texts: readonly string[] = [
  'text',
  '1',
  '12:00',
  '2026-11-21',
  '2026-11',
  '#0a7d4f',
  '/pictures/banner.svg',
  '/admin/deposits',
  'data:image/png;base64,iVBORw0KGgo=',
  'https://example.com/',
  'a@example.com',
  '0812345678',
  'CODE-2026',
  'a'.repeat(64),
  'a'.repeat(32),
]

const formats: Readonly<Record<string, string>> = {
  uuid: exampleId,
  'date-time': '2026-11-21T05:00:00.000Z',
  date: '2026-11-21',
  time: '12:00:00Z',
  email: 'a@example.com',
  uri: 'https://example.com/',
  'uri-reference': 'https://example.com/',
}

export function sampleOf(schema: JsonSchema, schemas: Schemas, field = ''): unknown {
  const whole = resolved(schema, schemas)
  const { const: value, enum: values, anyOf, oneOf, allOf } = whole
  if (value !== undefined) return value
  if (values) return values[0]
  const given = byField[field]
  if (given !== undefined && isOfType(whole, given, schemas)) return given
  const options = anyOf ?? oneOf
  if (options) return sampleOf(asSchema(options[0]), schemas, field)
  if (allOf) {
    return Object.assign({}, ...allOf.map((one) => sampleOf(asSchema(one), schemas, field)))
  }
  return plainSample(whole, schemas, field)
}

function plainSample(schema: JsonSchema, schemas: Schemas, field: string): unknown {
  switch ([schema.type].flat()[0]) {
    case 'object':
      return objectSample(schema, schemas)
    case 'array':
      return arraySample(schema, schemas, field)
    case 'string':
      return textSample(schema)
    case 'number':
    case 'integer':
      return numberSample(schema)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return {}
  }
}

function objectSample({ properties = {}, required = [] }: JsonSchema, schemas: Schemas): object {
  return Object.fromEntries(
    required.flatMap((name) => {
      const property = properties[name]
      return property === undefined ? [] : [[name, sampleOf(asSchema(property), schemas, name)]]
    }),
  )
}

function arraySample(schema: JsonSchema, schemas: Schemas, field: string): unknown[] {
  const { prefixItems, items, minItems = 1, maxItems = 1 } = schema
  if (prefixItems) return prefixItems.map((item) => sampleOf(asSchema(item), schemas, field))
  const length = Math.min(Math.max(minItems, 1), Math.max(maxItems, minItems))
  const item = Array.isArray(items) ? items[0] : items
  return Array.from({ length }, () => sampleOf(asSchema(item), schemas, field))
}

function textSample({ format, pattern, minLength = 0, maxLength }: JsonSchema): string {
  const given = format === undefined ? undefined : formats[format]
  if (given !== undefined) return given
  const fits = pattern === undefined ? () => true : (text: string) => RegExp(pattern).test(text)
  const text = texts.find(fits) ?? ''
  return text.padEnd(minLength, '.').slice(0, maxLength)
}

function numberSample({ minimum = 1, maximum, exclusiveMinimum }: JsonSchema): number {
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1
  return maximum === undefined ? Math.max(least, 1) : Math.min(Math.max(least, 1), maximum)
}

function resolved(schema: JsonSchema, schemas: Schemas): JsonSchema {
  if (schema.$ref === undefined) return schema
  return resolved(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas)
}

function asSchema(schema: JsonSchema | boolean | undefined): JsonSchema {
  return typeof schema === 'object' ? schema : {}
}

function isOfType(schema: JsonSchema, value: unknown, schemas: Schemas): boolean {
  const { type, anyOf, enum: values, maxLength = Infinity, pattern, format } = schema
  if (values) return false
  if (anyOf) return anyOf.some((one) => isOfType(resolved(asSchema(one), schemas), value, schemas))
  if (typeof value === 'number') return type === 'number' || type === 'integer'
  return (
    typeof value === 'string' &&
    type === 'string' &&
    format === undefined &&
    value.length <= maxLength &&
    (pattern === undefined || RegExp(pattern).test(value))
  )
}
