import { type HttpHandler, http } from 'msw/http'
import * as v from 'valibot'
import {
  demoDataFormat,
  demoDataPaths,
  demoDataVersion,
  type ImportError,
  type ImportProgress,
  importChannel,
  isDemoDomain,
  resetSchema,
} from '#contract/demoData/demoData'
import { answered, postHandler, readBody } from '../answer'
import { now } from '../clock'
import type { MockConfig } from '../config'
import { readStored, type StoredContent } from '../database/readStored'
import type { Rows } from '../demo/demoDatabase'
import { demoStores } from '../demo/demoStores'
import { readFile } from './importFile'
import { replaceAll } from './replaceAll'

/** Exports everything as stored, including damaged rows and newer databases. */
async function exportData(config: MockConfig): Promise<object> {
  const domains: Record<string, StoredContent> = {}
  const unreadable: string[] = []
  for (const database of demoStores) {
    const read = await readStored(database, () => database.seeded(config))
    if (read) {
      const { seedMark: _, ...tables } = read.content.tables
      domains[database.domain] = { ...read.content, tables }
    }
    if (!read?.isWhole) unreadable.push(database.domain)
  }
  return {
    format: demoDataFormat,
    version: demoDataVersion,
    exportedAt: new Date(now()).toISOString(),
    unreadable,
    domains,
  }
}

/** Reset, export and import of the demo sections; they work even if a section's own calls fail. */
export function demoDataHandlers(config: MockConfig): HttpHandler[] {
  const at = (path: string) => config.apiOrigin + path
  return [
    http.get(at(demoDataPaths.export), () =>
      answered(async () => Response.json(await exportData(config))),
    ),
    postHandler(at(demoDataPaths.reset), resetSchema, async ({ domains }) =>
      Response.json(await reset(config, domains)),
    ),
    http.post(at(demoDataPaths.import), ({ request }) => answered(() => importData(request))),
  ]
}

function reset(config: MockConfig, wanted?: readonly string[]) {
  return replaceAll(
    demoStores.flatMap((database) => {
      const { domain } = database
      if (!isDemoDomain(domain) || (wanted && !wanted.includes(domain))) return []
      return { domain, execute: () => database.reset(config) }
    }),
  )
}

async function importData(request: Request): Promise<Response> {
  // An export of any length can be imported; only the device's storage limits it.
  const body = await readBody(request, v.unknown(), Infinity)
  if ('error' in body) return unfit('notdemodata', body.error)
  const read = readFile(body.value)
  if ('code' in read) return unfit(read.code, read.message)
  const channel = new BroadcastChannel(importChannel)
  const of = read.reduce((sum, { rows }) => sum + countOf(rows), 0)
  let before = 0
  const report = await replaceAll(
    read.map(({ domain, database, rows }) => ({
      domain,
      execute: async () => {
        await database.replace(rows, (stored) => {
          channel.postMessage({ done: before + stored, of } satisfies ImportProgress)
        })
        before += countOf(rows)
      },
    })),
  )
  channel.close()
  return Response.json(report)
}

function countOf(rows: Rows): number {
  return Object.values(rows).reduce((sum, table) => sum + table.length, 0)
}

function unfit(code: ImportError, message: string): Response {
  return Response.json({ message, code }, { status: 400 })
}
