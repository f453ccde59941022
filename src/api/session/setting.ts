import { providerPaths } from '#contract/provider'
import {
  type Banner,
  bannersSchema,
  type WebColor,
  type WebSetting,
  type WithdrawSetting,
  webColorsSchema,
  webSettingsSchema,
  withdrawSettingsSchema,
} from '#contract/site/site'
import type { CachedResult } from '../cache/loadState'
import { api } from '../client/api'
import { providerQuery } from '../client/provider'

/** The operator's settings for everybody. All four are lists, as specified. */
export const settingApi = api.injectEndpoints({
  endpoints: (build) => ({
    banners: build.query<CachedResult<Banner[]>, void>(
      providerQuery('Setting', () => ({
        path: providerPaths.banners(),
        schema: bannersSchema,
        owner: null,
      })),
    ),
    webColor: build.query<CachedResult<WebColor[]>, void>(
      providerQuery('Setting', () => ({
        path: providerPaths.webColor(),
        schema: webColorsSchema,
        owner: null,
      })),
    ),
    webSetting: build.query<CachedResult<WebSetting[]>, void>(
      providerQuery('Setting', () => ({
        path: providerPaths.webSetting(),
        schema: webSettingsSchema,
        owner: null,
      })),
    ),
    withdrawSetting: build.query<CachedResult<WithdrawSetting[]>, void>(
      providerQuery('Setting', () => ({
        path: providerPaths.withdrawSetting(),
        schema: withdrawSettingsSchema,
        owner: null,
      })),
    ),
  }),
})

export const { useBannersQuery, useWebColorQuery, useWebSettingQuery, useWithdrawSettingQuery } =
  settingApi

/** Whether credit is locked until turnover is complete. True while the operator's setting is unknown. */
export function useRequireTurnover(): boolean {
  return useWithdrawSettingQuery().currentData?.value[0]?.requireTurnover ?? true
}
