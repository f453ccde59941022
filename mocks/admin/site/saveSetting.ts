/** Saves a whole setting, with the version that the screen showed. */
import * as v from 'valibot'
import { type SettingName, settingNames } from '#contract/admin/calls'
import { loosened } from '#contract/admin/loosened'
import { database } from '../../provider/database/database'
import { settingOf } from '../../provider/site'
import { masked } from '../audit'
import { changes } from '../offers/promotions'
import { AdminError, type RequestResult } from '../requests'
import { siteSettings } from './settings'

/** Format in which the request is stored until a second person decides; amounts in baht. */
export const settingAsked = v.object({
  name: v.picklist(settingNames),
  version: v.number(),
  value: v.unknown(),
})

type Asked = v.InferOutput<typeof settingAsked>

/** The wheel has its own version, which explains its spins. */
export async function versionOf(name: SettingName): Promise<number> {
  if (name === 'wheel') return (await settingOf('wheel')).version
  return (await database.adminSettings.get(name))?.version ?? 0
}

/** Settings that keep their own version elsewhere; the others are versioned here. */
const countedElsewhere: readonly SettingName[] = ['wheel', 'risk', 'agent']

/** A second person is needed only for fields that loosen a control or give players more. */
export async function weighSetting({ name, version, value }: Asked) {
  if ((await versionOf(name)) !== version) throw new AdminError('versionchanged')
  const { read, check } = siteSettings[name]
  await check(value)
  const before = await read()
  const loosens = loosened(name, before, value)
  if (loosens.length === 0) return null
  return {
    targetType: 'setting',
    targetId: name,
    ...changes(noted(before), noted(value)),
    loosens,
  }
}

/** Runs in the request's transaction. */
export async function saveSetting({ name, version, value }: Asked): Promise<RequestResult<object>> {
  const { read, write } = siteSettings[name]
  const was = await read()
  await write(value)
  if (!countedElsewhere.includes(name)) {
    await database.adminSettings.put({ key: name, value: null, version: version + 1 })
  }
  const { before, after } = changes(noted(was), noted(await read()))
  return {
    action: 'setting.save',
    targetType: 'setting',
    targetId: name,
    before: masked(before),
    after: masked(after),
    answer: { version: await versionOf(name), approvalId: null },
  }
}

/** Format for the audit: list rows by their id, and long texts such as pictures shortened. */
function noted(value: unknown): Record<string, unknown> {
  const fields = Array.isArray(value)
    ? value.map((row, index) => [idOf(row) ?? String(index), noted(row)] as const)
    : Object.entries(Object(value)).map(([name, field]) => [name, shortened(field)] as const)
  return Object.fromEntries(fields)
}

function idOf(row: unknown): string | undefined {
  const { bannerID, bankID, transferBankID, providerCode } = Object(row)
  const id: unknown = bannerID ?? bankID ?? transferBankID ?? providerCode
  return typeof id === 'string' ? id : undefined
}

function shortened(field: unknown): unknown {
  return typeof field === 'string' && field.length > 300 ? `${field.slice(0, 300)}…` : field
}
