/** What the operator set: as the rules need it, and as `/setting/…`, `/bank` and the own accounts tell it. */
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
import { Refused } from '../answer'
import { isCurrent, isoNow, isPast, now } from '../clock'
import { database } from './database/database'
import type { WheelValue } from './database/playRows'
import type { StoredWithdrawSetting } from './database/rows'

interface Values {
  withdraw: StoredWithdrawSetting
  wheel: WheelValue
  cashback: CashbackSetting
  invite: InviteSetting
}

/** Throws when the operator's settings lack it: every database is seeded with all of them. */
export async function settingOf<Key extends keyof Values>(key: Key): Promise<Values[Key]>
export async function settingOf(key: keyof Values): Promise<Values[keyof Values]> {
  const row = await database.settings.get(key)
  if (row?.key !== key) throw new Error(`There is no setting “${key}”`)
  return row.value
}

/** Whether the simulated bank and admins go on by themselves; they do until a tester says otherwise. */
export async function isAutomatic(): Promise<boolean> {
  const row = await database.settings.get('automatic')
  return row?.key === 'automatic' ? row.value : true
}

/** Since when they go on by themselves, an ISO moment, empty for always; null while they do not. */
export async function automaticSince(): Promise<string | null> {
  const row = await database.settings.get('automatic')
  if (row?.key !== 'automatic') return ''
  const { value, since = '' } = row
  if (!value) return null
  // A moment that is yet to come was written by a clock that a tester has set back.
  return since !== '' && isPast(since) ? since : ''
}

/** What waited while they were off is done as of now, not as of when it fell due. */
export async function setAutomatic(value: boolean): Promise<void> {
  if (value === (await isAutomatic())) return
  await database.settings.put({ key: 'automatic', value, ...(value && { since: isoNow() }) })
}

/** Throws while the operator has closed the site: nothing new is begun then. What has begun goes on. */
export async function requireOpen(): Promise<void> {
  const row = await database.settings.get('webSetting')
  const message = row?.key === 'webSetting' ? closedWith(row.value.maintenance, now()) : null
  if (message !== null) throw new Refused('siteclosed', { reason: message })
}

/** The banners to show now, in their order. */
export async function banners(): Promise<v.InferInput<typeof bannerSchema>[]> {
  const rows = await database.banners.toArray()
  const shown = rows.filter((banner) => banner.status === 'on' && isCurrent(banner, now()))
  return shown.toSorted(bySort)
}

/** The provider answers its settings as lists; this operator has one of each. */
export async function webColors(): Promise<WebColor[]> {
  const row = await database.settings.get('webColor')
  return row?.key === 'webColor' ? [row.value] : []
}

/** `homeUrl` stands in where the settings name no site outside. */
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
