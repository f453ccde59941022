import { providerPaths } from '#contract/provider'
import {
  type DepositRecord,
  depositRecordsSchema,
  recentDays,
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

/** For the frame, the dashboard and the badges; the history page asks for more of them, page by page. */
export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of the last {@link recentDays} days, and what is still open; all of them from who knows no days. */
    recentDeposits: build.query<CachedResult<DepositRecord[]>, string>(
      providerQuery('History', (userId) => ({
        path: `${providerPaths.depositHistory(userId)}?days=${recentDays}`,
        schema: depositRecordsSchema,
        owner: userId,
      })),
    ),
    recentWithdraws: build.query<CachedResult<WithdrawRecord[]>, string>(
      providerQuery('History', (userId) => ({
        path: `${providerPaths.withdrawHistory(userId)}?days=${recentDays}`,
        schema: withdrawRecordsSchema,
        owner: userId,
      })),
    ),
  }),
})

export const { useRecentDepositsQuery, useRecentWithdrawsQuery } = historyApi
