import { providerPaths } from '#contract/provider'
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
