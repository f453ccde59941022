import type { Dispatch } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { api, dataTags } from '#api/client/api'
import { broadcastFullInvalidation } from '#api/client/refetch'
import {
  moneyDataPaths,
  moneyExportSchema,
  type Quarantine,
  quarantineSchema,
} from '#contract/wallet/moneyData'
import { askForData, type Outcome } from './demoData'

/** The whole export file, and the databases that could not be read completely. */
export function exportMoneyData(): Promise<Outcome<v.InferOutput<typeof moneyExportSchema>>> {
  return askForData(moneyDataPaths.export, moneyExportSchema, {})
}

/** Resets the data to that of a fresh device. Every tab refetches; existing sessions become invalid. */
export async function resetMoneyData(dispatch: Dispatch): Promise<Outcome<object>> {
  const outcome = await askForData(moneyDataPaths.reset, v.object({}), { method: 'POST', body: {} })
  dispatch(api.util.invalidateTags([...dataTags]))
  broadcastFullInvalidation()
  return outcome
}

/** Reads which invalid rows are quarantined. */
export function loadQuarantine(): Promise<Outcome<Quarantine>> {
  return askForData(moneyDataPaths.quarantine, quarantineSchema, {})
}

/** Repairs whatever blocks players' requests. Every tab refetches. */
export async function repairQuarantine(dispatch: Dispatch): Promise<Outcome<Quarantine>> {
  const outcome = await askForData(moneyDataPaths.repair, quarantineSchema, {
    method: 'POST',
    body: {},
  })
  dispatch(api.util.invalidateTags([...dataTags]))
  broadcastFullInvalidation()
  return outcome
}
