/** `/setting/…`, `/bank` and the operator's own accounts. */
import type * as v from 'valibot'
import type { Bank, transferBankSchema } from '#contract/account/bank'
import type {
  bannerSchema,
  WebColor,
  WebSetting,
  withdrawSettingSchema,
} from '#contract/site/setting'
import { bahtFromSatang } from '#lib/money'
import { now } from '../../clock'
import { database } from '../database/database'
import { isCurrent } from '../validity'

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
export async function webSettings(homeUrl: string | null): Promise<WebSetting[]> {
  const row = await database.settings.get('webSetting')
  if (row?.key !== 'webSetting') return []
  return [{ ...row.value, homeUrl: row.value.homeUrl ?? homeUrl }]
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
