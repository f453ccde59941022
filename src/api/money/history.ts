import { providerPaths } from '#contract/provider'
import {
  type DepositRecord,
  depositRecordsSchema,
  type WithdrawRecord,
  withdrawRecordsSchema,
} from '#contract/wallet/history'
import type { Dated } from '../cache/dated'
import { api } from '../client/api'
import { fromProvider } from '../client/fromProvider'

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    depositHistory: build.query<Dated<DepositRecord[]>, string>(
      fromProvider('History', (userId) => ({
        path: providerPaths.depositHistory(userId),
        schema: depositRecordsSchema,
        owner: userId,
      })),
    ),
    withdrawHistory: build.query<Dated<WithdrawRecord[]>, string>(
      fromProvider('History', (userId) => ({
        path: providerPaths.withdrawHistory(userId),
        schema: withdrawRecordsSchema,
        owner: userId,
      })),
    ),
  }),
})

export const { useDepositHistoryQuery, useWithdrawHistoryQuery } = historyApi
