import { providerPaths } from '#contract/provider'
import {
  type DepositRecord,
  depositRecordsSchema,
  type WithdrawRecord,
  withdrawRecordsSchema,
} from '#contract/wallet/history'
import type { CachedResult } from '../cache/cachedResult'
import { api } from '../client/api'
import { providerQuery } from '../client/providerQuery'

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    depositHistory: build.query<CachedResult<DepositRecord[]>, string>(
      providerQuery('History', (userId) => ({
        path: providerPaths.depositHistory(userId),
        schema: depositRecordsSchema,
        owner: userId,
      })),
    ),
    withdrawHistory: build.query<CachedResult<WithdrawRecord[]>, string>(
      providerQuery('History', (userId) => ({
        path: providerPaths.withdrawHistory(userId),
        schema: withdrawRecordsSchema,
        owner: userId,
      })),
    ),
  }),
})

export const { useDepositHistoryQuery, useWithdrawHistoryQuery } = historyApi
