import { useState } from 'react'
import type { Failure } from '#contract/failure'
import { download } from '#lib/files/download'
import { bangkokDay } from '#lib/time'
import { exportDemoData } from './api/demoData'
import { exportMoneyData } from './api/moneyData'

/** How an export ended: what could not be read wholly, or why there is no file. */
export type Exported = { unreadable: readonly string[] } | { failure: Failure }

const calls = { demo: exportDemoData, money: exportMoneyData } as const

/** Hands the person everything that the demo sections or the simulated money world keep, as one file. */
export function useExport(what: keyof typeof calls) {
  const [busy, setBusy] = useState(false)

  async function run(): Promise<Exported> {
    setBusy(true)
    const outcome = await calls[what]()
    setBusy(false)
    if ('error' in outcome) return { failure: outcome.error }
    const name = `${what}-data-${bangkokDay(Date.now())}.json`
    download(JSON.stringify(outcome.data), name, 'application/json')
    return { unreadable: outcome.data.unreadable }
  }

  return { busy, run }
}
