/** Settings of the operator, for the rules and for `/setting/…`, `/bank` and the operator's accounts. */
import type * as v from 'valibot'
import type { InviteSetting } from '#contract/invite/invite'
import type { CashbackSetting } from '#contract/rewards/rewards'
import {
  type Bank,
  type bannerSchema,
  closedWith,
  type transferBankSchema,
  type WebColor,
  type webSettingSchema,
  type withdrawSettingSchema,
} from '#contract/site/site'
import { bahtFromSatang } from '#lib/money'
import { isoOf } from '#lib/time'
import { ProviderError } from '../answer'
import { isCurrent, isoNow, isPast, now } from '../clock'
import { database } from './database/database'
import type { WheelValue } from './database/playRows'
import type { StoredRules, StoredWithdrawSetting } from './database/rows'
import { rules } from './seed/rules'

interface Values {
  withdraw: StoredWithdrawSetting
  wheel: WheelValue
  cashback: CashbackSetting
  invite: InviteSetting
}

/** @throws if the setting is missing, which cannot happen, because every database is seeded with all of them */
export async function settingOf<Key extends keyof Values>(key: Key): Promise<Values[Key]>
export async function settingOf(key: keyof Values): Promise<Values[keyof Values]> {
  const row = await database.settings.get(key)
  if (row?.key !== key) throw new Error(`There is no setting “${key}”`)
  return row.value
}

/** Whether the simulated bank and staff act automatically; they do unless a tester turned it off. */
export async function isAutomatic(): Promise<boolean> {
  const row = await database.settings.get('automatic')
  return row?.key === 'automatic' ? row.value : true
}

/** Since when they act automatically (ISO text, empty for always); null while turned off. */
export async function automaticSince(): Promise<string | null> {
  const row = await database.settings.get('automatic')
  if (row?.key !== 'automatic') return ''
  const { value, since = '' } = row
  if (!value) return null
  // A time in the future was written before a tester set the clock back.
  return since !== '' && isPast(since) ? since : ''
}

/** Turns it on or off. Events that waited in the meantime are dated now, not when they fell due. */
export async function setAutomatic(value: boolean): Promise<void> {
  if (value === (await isAutomatic())) return
  await database.settings.put({ key: 'automatic', value, ...(value && { since: isoNow() }) })
}

/** @throws {ProviderError} while the operator has closed the site. Only new things are refused; others continue. */
export async function requireOpen(): Promise<void> {
  const row = await database.settings.get('webSetting')
  const message = row?.key === 'webSetting' ? closedWith(row.value.maintenance, now()) : null
  if (message !== null) throw new ProviderError('siteclosed', { reason: message })
}

/** Banners to show now, in their order. */
export async function banners(): Promise<v.InferInput<typeof bannerSchema>[]> {
  const rows = await database.banners.toArray()
  const shown = rows.filter((banner) => banner.status === 'on' && isCurrent(banner, now()))
  return shown.toSorted(bySort)
}

/** A list, as the provider returns settings as lists; this operator has one. */
export async function webColors(): Promise<WebColor[]> {
  const row = await database.settings.get('webColor')
  return row?.key === 'webColor' ? [row.value] : []
}

/** The settings as players read them, with the version of the rules. */
export async function publicWebSettings(homeUrl: string | null) {
  const { version, publishedAt } = await rulesSetting()
  const known = await webSettings(homeUrl)
  return known.map((setting) => ({ ...setting, rules: { version, publishedAt } }))
}

/** `homeUrl`: used if the settings name no public site. */
export async function webSettings(
  homeUrl: string | null,
): Promise<v.InferInput<typeof webSettingSchema>[]> {
  const row = await database.settings.get('webSetting')
  if (row?.key !== 'webSetting') return []
  const { maintenance } = row.value
  const until = maintenance?.until ?? null
  return [
    {
      ...row.value,
      homeUrl: row.value.homeUrl ?? homeUrl,
      maintenance: maintenance && { ...maintenance, until: until === null ? null : isoOf(until) },
    },
  ]
}

/** The rules in force; those of the seed until staff save others. */
export async function rulesSetting(): Promise<StoredRules> {
  const row = await database.settings.get('rules')
  return row?.key === 'rules' ? row.value : rules.value
}

export async function withdrawSettings(): Promise<v.InferInput<typeof withdrawSettingSchema>[]> {
  const row = await database.settings.get('withdraw')
  if (row?.key !== 'withdraw') return []
  const setting = row.value
  return [
    {
      ...setting,
      minWithdraw: bahtFromSatang(setting.minWithdraw),
      maxWithdraw: bahtFromSatang(setting.maxWithdraw),
      maxPerDay: bahtFromSatang(setting.maxPerDay),
      fee: bahtFromSatang(setting.fee),
      secondApproveOver: bahtFromSatang(setting.secondApproveOver),
    },
  ]
}

export async function banks(): Promise<Bank[]> {
  return database.banks.filter((bank) => bank.status === 'on').toArray()
}

export async function transferBanks(): Promise<v.InferInput<typeof transferBankSchema>[]> {
  const rows = await database.transferBanks.filter((bank) => bank.status === 'on').toArray()
  return rows.toSorted(bySort).map((bank) => ({
    ...bank,
    minDeposit: bahtFromSatang(bank.minDeposit),
    maxDeposit: bahtFromSatang(bank.maxDeposit),
  }))
}

function bySort(first: { sort: number }, second: { sort: number }): number {
  return first.sort - second.sort
}
