import { providerPaths } from '#contract/provider'
import {
  type DepositRecord,
  depositRecordsSchema,
  recentDays,
  type WithdrawRecord,
  withdrawRecordsSchema,
} from '#contract/wallet/wallet'
import type { CachedResult } from '../cache/loadState'
import { api } from '../client/api'
import { providerQuery } from '../client/provider'

/** For the header, the dashboard and the badges. The history page loads all rows, page by page. */
export const recentHistoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The deposits of the last {@link recentDays} days and those still open. A provider that ignores `days`
     * returns all.
     */
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

export const { useRecentDepositsQuery, useRecentWithdrawsQuery } = recentHistoryApi
