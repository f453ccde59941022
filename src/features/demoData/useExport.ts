import { useState } from 'react'
import type { Failure } from '#contract/failure'
import { download } from '#lib/files/download'
import { bangkokDay } from '#lib/time'
import { exportDemoData } from './api/demoData'
import { exportMoneyData } from './api/moneyData'

/** Result of an export: the parts that could not be read completely, or the error. */
export type Exported = { unreadable: readonly string[] } | { failure: Failure }

const calls = { demo: exportDemoData, money: exportMoneyData } as const

/** Downloads all data of the demo sections, or all simulated money data, as one file. */
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
