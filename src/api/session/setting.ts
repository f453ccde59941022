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
} from '#contract/site/setting'
import type { Dated } from '../cache/dated'
import { api } from '../client/api'
import { fromProvider } from '../client/fromProvider'

/** What the operator sets for everybody. All four are lists, as the specification has them. */
export const settingApi = api.injectEndpoints({
  endpoints: (build) => ({
    banners: build.query<Dated<Banner[]>, void>(
      fromProvider('Setting', () => ({
        path: providerPaths.banners(),
        schema: bannersSchema,
        owner: null,
      })),
    ),
    webColor: build.query<Dated<WebColor[]>, void>(
      fromProvider('Setting', () => ({
        path: providerPaths.webColor(),
        schema: webColorsSchema,
        owner: null,
      })),
    ),
    webSetting: build.query<Dated<WebSetting[]>, void>(
      fromProvider('Setting', () => ({
        path: providerPaths.webSetting(),
        schema: webSettingsSchema,
        owner: null,
      })),
    ),
    withdrawSetting: build.query<Dated<WithdrawSetting[]>, void>(
      fromProvider('Setting', () => ({
        path: providerPaths.withdrawSetting(),
        schema: withdrawSettingsSchema,
        owner: null,
      })),
    ),
  }),
})

export const { useBannersQuery, useWebColorQuery, useWebSettingQuery, useWithdrawSettingQuery } =
  settingApi
