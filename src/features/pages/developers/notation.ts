/** Formats a schema in TypeScript notation, short enough for a phone. */
import type { Schema } from './description'

export function notationOf(schema: Schema, indent = ''): string {
  const { anyOf, enum: values, const: value, type, items, properties, format } = schema
  if (value !== undefined) return JSON.stringify(value)
  if (values) return values.map((one) => JSON.stringify(one)).join(' | ')
  if (anyOf) return [...new Set(anyOf.map((one) => notationOf(one, indent)))].join(' | ')
  if (type === 'array') return items ? listOf(notationOf(items, indent)) : 'unknown[]'
  if (type === 'object') return objectOf(properties ?? {}, schema.required ?? [], indent)
  if (type === undefined) return 'unknown'
  return format === undefined ? type : `${type} /* ${format} */`
}

function listOf(one: string): string {
  return one.includes(' | ') && !one.startsWith('{') ? `(${one})[]` : `${one}[]`
}

function objectOf(
  properties: NonNullable<Schema['properties']>,
  required: readonly string[],
  indent: string,
): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, schema]) =>
      `${inner}${name}${required.includes(name) ? '' : '?'}: ${notationOf(schema, inner)}`,
  )
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

/** Sample request body: the required fields with empty values. */
export function emptyOf(schema: Schema): unknown {
  const { anyOf, enum: values, const: value, type, properties = {}, required = [] } = schema
  if (value !== undefined) return value
  if (values) return values[0]
  if (anyOf) return anyOf[0] ? emptyOf(anyOf[0]) : null
  if (type === 'array') return []
  if (type === 'number' || type === 'integer') return 0
  if (type === 'boolean') return false
  if (type === 'string') return schema.format === 'uuid' ? crypto.randomUUID() : ''
  if (type !== 'object') return null
  return Object.fromEntries(
    required.flatMap((name) => {
      const property = properties[name]
      return property ? [[name, emptyOf(property)]] : []
    }),
  )
}
