import { useState } from 'react'
import { exportDemoData } from '../../api/demoData'
import type { Failure } from '../../contract/failure'
import { download } from '../../lib/download'
import { bangkokDay } from '../../lib/time'

/** How an export ended: which sections could not be read wholly, or why there is no file. */
export type Exported = { unreadable: readonly string[] } | { failure: Failure }

/** Hands the person everything that the demo sections keep, as one file. */
export function useExport() {
  const [busy, setBusy] = useState(false)

  async function run(): Promise<Exported> {
    setBusy(true)
    const outcome = await exportDemoData()
    setBusy(false)
    if ('error' in outcome) return { failure: outcome.error }
    const name = `demo-data-${bangkokDay(Date.now())}.json`
    download(JSON.stringify(outcome.data), name, 'application/json')
    return { unreadable: outcome.data.unreadable }
  }

  return { busy, run }
}
