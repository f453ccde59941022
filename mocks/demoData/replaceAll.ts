import { Dexie } from 'dexie'
import type { DemoDomain, DemoReport } from '#contract/demoData/demoData'
import { storageErrorOf } from '../database/storageError'

interface Change {
  domain: DemoDomain
  /** One transaction: all or nothing. */
  execute: () => Promise<void>
}

/** Changes one section after the other; a failed one stays unchanged and the others continue. */
export async function replaceAll(changes: readonly Change[]): Promise<DemoReport> {
  const report: DemoReport = { done: [], failed: [] }
  for (const { domain, execute } of changes) {
    try {
      await execute()
      report.done.push(domain)
    } catch (cause) {
      const code = faultOf(cause)
      if (code === null) throw cause
      console.error(`The data of ${domain} was not replaced: ${code}`, cause)
      report.failed.push({ domain, code })
    }
  }
  return report
}

type Fault = DemoReport['failed'][number]['code']

function faultOf(cause: unknown): Fault | null {
  // Two rows with the same unique value, or a row that no browser can store.
  return storageErrorOf(cause) ?? (cause instanceof Dexie.BulkError ? 'badrecords' : null)
}
