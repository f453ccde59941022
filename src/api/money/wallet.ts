import { providerPaths } from '#contract/provider'
import {
  type DepositRecord,
  depositRecordsSchema,
  type WithdrawRecord,
  withdrawRecordsSchema,
} from '#contract/wallet/history'
import { type Wallet, walletSchema } from '#contract/wallet/wallet'
import type { CachedResult } from '../cache/loadState'
import { api } from '../client/api'
import { providerQuery } from '../client/provider'

const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What of a player's credit is free, what is not, and why. */
    wallet: build.query<CachedResult<Wallet>, string>(
      providerQuery('Balance', (userId) => ({
        path: providerPaths.wallet(userId),
        schema: walletSchema,
        owner: userId,
      })),
    ),
  }),
})

export const { useWalletQuery } = walletApi

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
