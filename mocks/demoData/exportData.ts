import { demoDataFormat, demoDataVersion } from '../../src/contract/demoData'
import { now } from '../clock'
import type { MockConfig } from '../config'
import type { DemoDatabase } from '../demoDatabase'
import { demoStores } from '../demoStores'
import { readRaw } from '../rawDatabase'
import { unlessBlocked } from '../storeFault'

interface ExportedDomain {
  /** The database's native version. */
  version: number
  tables: Record<string, unknown[]>
}

/** Everything that can be read, row by row as it is stored: damaged rows and newer databases too. */
export async function exportData(config: MockConfig): Promise<object> {
  const domains: Record<string, ExportedDomain> = {}
  const unreadable: string[] = []
  for (const database of demoStores) {
    const read = await readDomain(database, config)
    if (read) domains[database.domain] = read.content
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

interface ReadDomain {
  content: ExportedDomain
  isWhole: boolean
}

async function readDomain(database: DemoDatabase, config: MockConfig): Promise<ReadDomain | null> {
  let isSound = true
  try {
    await database.seeded(config)
  } catch (cause) {
    console.warn(`${database.name} is exported as far as it can be read`, cause)
    isSound = false
  }
  try {
    const raw = await unlessBlocked(readRaw(database.name))
    if (!raw) return null
    const { seedMark: _, ...tables } = raw.tables
    return { content: { version: raw.version, tables }, isWhole: isSound && raw.whole }
  } catch (cause) {
    console.error(`${database.name} could not be read at all`, cause)
    return null
  }
}
