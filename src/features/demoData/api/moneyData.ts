import type { Dispatch } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { api, dataTags } from '#api/client/api'
import { announceAllChanged } from '#api/client/refetch'
import {
  moneyDataPaths,
  moneyExportSchema,
  type SetAside,
  setAsideSchema,
} from '#contract/wallet/moneyData'
import { askForData, type Outcome } from './demoData'

/** The whole file, and which databases could not be read wholly. */
export function exportMoneyData(): Promise<Outcome<v.InferOutput<typeof moneyExportSchema>>> {
  return askForData(moneyDataPaths.export, moneyExportSchema, {})
}

/** Back to that of a fresh device; every tab asks again, and whoever was logged in is refused. */
export async function resetMoneyData(dispatch: Dispatch): Promise<Outcome<object>> {
  const outcome = await askForData(moneyDataPaths.reset, v.object({}), { method: 'POST', body: {} })
  dispatch(api.util.invalidateTags([...dataTags]))
  announceAllChanged()
  return outcome
}

/** Which rows did not fit and were set aside. */
export function askSetAside(): Promise<Outcome<SetAside>> {
  return askForData(moneyDataPaths.setAside, setAsideSchema, {})
}

/** Puts right what keeps players from their orders; every tab asks again. */
export async function repairSetAside(dispatch: Dispatch): Promise<Outcome<SetAside>> {
  const outcome = await askForData(moneyDataPaths.repair, setAsideSchema, {
    method: 'POST',
    body: {},
  })
  dispatch(api.util.invalidateTags([...dataTags]))
  announceAllChanged()
  return outcome
}
