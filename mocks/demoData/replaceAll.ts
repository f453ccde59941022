import { Dexie } from 'dexie'
import type { DemoDomain, DemoReport } from '#contract/demoData/demoData'
import { storeFaultOf } from '../database/storeFault'

interface Change {
  domain: DemoDomain
  /** One transaction: all of it or none. */
  carryOut: () => Promise<void>
}

/** Changes one section after the other; what fails with one leaves it as it was and the others go on. */
export async function replaceAll(changes: readonly Change[]): Promise<DemoReport> {
  const report: DemoReport = { done: [], failed: [] }
  for (const { domain, carryOut } of changes) {
    try {
      await carryOut()
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
  // Two rows where an index wants one, or a row that no browser stores.
  return storeFaultOf(cause) ?? (cause instanceof Dexie.BulkError ? 'badrecords' : null)
}
