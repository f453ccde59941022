import { demoDataFormat, demoDataVersion } from '#contract/demoData/demoData'
import { now } from '../clock'
import type { MockConfig } from '../config'
import { readStored, type StoredContent } from '../database/readStored'
import { demoStores } from '../demo/demoStores'

/** Everything that can be read, row by row as it is stored: damaged rows and newer databases too. */
export async function exportData(config: MockConfig): Promise<object> {
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
