import * as v from 'valibot'
import {
  type DemoDomain,
  demoDataFormat,
  demoDataVersion,
  type ImportError,
  isDemoDomain,
} from '#contract/demoData/demoData'
import { nativeSteps } from '../database/nativeDatabase'
import type { DemoDatabase, Rows } from '../demo/demoDatabase'
import { demoStores } from '../demo/demoStores'

/** More than the largest section is made for. */
const mostRows = 100_000

/** Most levels of nested objects: real data is never deeper, and much deeper data cannot be stored. */
const deepest = 32

const longestKey = 200

/** @returns why rows cannot be stored under their keys; null if they can */
function rowsError(
  keyPath: string | readonly string[] | null | undefined,
  rows: readonly object[],
): string | null {
  if (rows.length > mostRows) return 'too many rows'
  const parts = keyPath == null ? [] : typeof keyPath === 'string' ? [keyPath] : keyPath
  const seen = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const key = parts.map((part) => ownValue(row, part))
    if (parts.length === 0 || !key.every(isKey)) return `row ${index} has no key`
    const name = JSON.stringify(key)
    if (seen.has(name)) return `row ${index} has the key of another`
    seen.add(name)
    if (isTooDeep(row, deepest)) return `row ${index} is too deep`
  }
  return null
}

function ownValue(row: object, name: string): unknown {
  return Object.hasOwn(row, name) ? Reflect.get(row, name) : undefined
}

function isKey(value: unknown): boolean {
  if (typeof value === 'string') return value !== '' && value.length <= longestKey
  return typeof value === 'number' && Number.isFinite(value)
}

function isTooDeep(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1))
}

/** New rows for a section. */
interface Replacement {
  domain: DemoDomain
  database: DemoDatabase
  rows: Rows
}

/** Why a file cannot be imported, and where. */
interface Unfit {
  code: ImportError
  message: string
}

const markSchema = v.object({ format: v.literal(demoDataFormat), version: v.number() })

const fileSchema = v.object({
  domains: v.record(
    v.string(),
    v.object({
      version: v.pipe(v.number(), v.safeInteger(), v.minValue(nativeSteps)),
      tables: v.record(v.string(), v.array(v.looseObject({}))),
    }),
  ),
})

/** Validates a whole file before anything is written. @returns the new rows of each section in it */
export function readFile(content: unknown): Replacement[] | Unfit {
  const mark = v.safeParse(markSchema, content)
  if (!mark.success) return unfit('notdemodata', 'The file does not hold demo data')
  if (mark.output.version > demoDataVersion) return unfit('newerfile', 'The file is newer')
  const file = v.safeParse(fileSchema, content, { abortEarly: true })
  if (!file.success) {
    return unfit('badrecords', `${v.getDotPath(file.issues[0])}: ${file.issues[0].message}`)
  }
  const replacements: Replacement[] = []
  for (const [domain, { version, tables }] of Object.entries(file.output.domains)) {
    const database = demoStores.find((one) => one.domain === domain)
    if (!database || !isDemoDomain(domain)) return unfit('newerfile', `Unknown section: ${domain}`)
    if (version >= (database.verno + 1) * nativeSteps) {
      return unfit('newerfile', `${domain} is of a newer version`)
    }
    const error = tablesError(database, tables)
    if (error !== null) return unfit('badrecords', `${domain}: ${error}`)
    replacements.push({ domain, database, rows: tables })
  }
  return replacements.length > 0 ? replacements : unfit('notdemodata', 'The file is empty')
}

function tablesError(database: DemoDatabase, tables: Rows): string | null {
  for (const [name, rows] of Object.entries(tables)) {
    const table = database.tables.find((one) => one.name === name && name !== 'seedMark')
    if (!table) return `${name} is no table of this section`
    const error = rowsError(table.schema.primKey.keyPath, rows)
    if (error !== null) return `${name}: ${error}`
  }
  return null
}

function unfit(code: ImportError, message: string): Unfit {
  return { code, message }
}
