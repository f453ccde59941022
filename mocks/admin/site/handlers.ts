/** Reading and writing what is set for the whole site, each with the version that the screen showed. */
import type { HttpHandler } from 'msw/http'
import type * as v from 'valibot'
import {
  offerSettings,
  type SettingName,
  settingNames,
  siteSettings as siteNames,
} from '#contract/admin/calls'
import { saveSettingSchema } from '#contract/admin/site'
import { database } from '../../provider/database/database'
import { settingOf } from '../../provider/site'
import { maskedNumber } from '../audit'
import { changes } from '../offers/promotions'
import { AdminRefused, type OrderResult, type Staff } from '../orders'
import type { AdminRoutes } from '../routes'
import { siteSettings } from './settings'

export function settingHandlers(routes: AdminRoutes): HttpHandler[] {
  return [
    routes.read('setting', ({ id }) => readSetting(id)),
    routes.order('saveSetting', saveSettingSchema, (order, staff) =>
      saveSetting(order, staff, siteNames),
    ),
    routes.order('saveOffer', saveSettingSchema, (order, staff) =>
      saveSetting(order, staff, offerSettings),
    ),
  ]
}

async function readSetting(id: string): Promise<{ value: unknown; version: number }> {
  const name = settingNames.find((known) => known === id)
  if (name === undefined) throw new AdminRefused('notfound')
  return { value: await siteSettings[name].read(), version: await versionOf(name) }
}

/** The wheel has versions of its own, by which its spins are explained. */
async function versionOf(name: SettingName): Promise<number> {
  if (name === 'wheel') return (await settingOf('wheel')).version
  return (await database.adminSettings.get(name))?.version ?? 0
}

/** Settings that are stored elsewhere are counted here. */
const countedElsewhere: readonly SettingName[] = ['wheel', 'risk', 'agent']

async function saveSetting(
  { name, version, value }: v.InferOutput<typeof saveSettingSchema>,
  staff: Staff,
  allowed: readonly SettingName[],
): Promise<OrderResult<object>> {
  if (!allowed.includes(name)) throw new AdminRefused('notfound')
  if ((await versionOf(name)) !== version) throw new AdminRefused('versionchanged')
  const { read, write } = siteSettings[name]
  const before = await read()
  const approvalId = await write(value, staff)
  if (!countedElsewhere.includes(name)) {
    await database.adminSettings.put({ key: name, value: null, version: version + 1 })
  }
  return {
    action: approvalId === null ? 'setting.save' : 'approval.ask',
    targetType: 'setting',
    targetId: name,
    ...changes(noted(before), noted(await read())),
    answer: { version: await versionOf(name), approvalId },
  }
}

/** For the audit: rows of a list by their id; no whole account number, and no picture. */
function noted(value: unknown): Record<string, unknown> {
  const fields = Array.isArray(value)
    ? value.map((row, index) => [idOf(row) ?? String(index), noted(row)] as const)
    : Object.entries(Object(value)).map(([name, field]) => [name, shortened(name, field)] as const)
  return Object.fromEntries(fields)
}

function idOf(row: unknown): string | undefined {
  const { bannerID, bankID, transferBankID, providerCode } = Object(row)
  const id: unknown = bannerID ?? bankID ?? transferBankID ?? providerCode
  return typeof id === 'string' ? id : undefined
}

function shortened(name: string, field: unknown): unknown {
  if (typeof field !== 'string') return field
  if (name === 'book_number' || name === 'promptPayId') return maskedNumber(field)
  return field.length > 300 ? `${field.slice(0, 300)}…` : field
}
