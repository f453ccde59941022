/** Reads and saves settings of the whole site; saving requires the version that the screen showed. */
import type { HttpHandler } from 'msw/http'
import type * as v from 'valibot'
import {
  offerSettings,
  type SettingName,
  settingNames,
  siteSettings as siteNames,
} from '#contract/admin/calls'
import { saveSettingSchema } from '#contract/admin/site'
import { guardedActions } from '../guard/guardedActions'
import { AdminError } from '../requests'
import type { AdminRoutes } from '../routes'
import { versionOf } from './saveSetting'
import { siteSettings } from './settings'

export function settingHandlers(routes: AdminRoutes): HttpHandler[] {
  return [
    routes.read('setting', ({ id }) => readSetting(id)),
    routes.guarded('saveSetting', saveSettingSchema, guardedActions.setting, among(siteNames)),
    routes.guarded('saveOffer', saveSettingSchema, guardedActions.setting, among(offerSettings)),
  ]
}

async function readSetting(id: string): Promise<{ value: unknown; version: number }> {
  const name = settingNames.find((known) => known === id)
  if (name === undefined) throw new AdminError('notfound')
  return { value: await siteSettings[name].read(), version: await versionOf(name) }
}

/** Limits a call to its own settings. */
function among(names: readonly SettingName[]) {
  return ({ name, version, value }: v.InferOutput<typeof saveSettingSchema>) => {
    if (!names.includes(name)) throw new AdminError('notfound')
    return { name, version, value }
  }
}
