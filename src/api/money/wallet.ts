import { providerPaths } from '#contract/provider'
import { type Wallet, walletSchema } from '#contract/wallet/wallet'
import type { Dated } from '../cache/dated'
import { api } from '../client/api'
import { fromProvider } from '../client/fromProvider'

export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What of a player's credit is free, what is not, and why. */
    wallet: build.query<Dated<Wallet>, string>(
      fromProvider('Balance', (userId) => ({
        path: providerPaths.wallet(userId),
        schema: walletSchema,
        owner: userId,
      })),
    ),
  }),
})

export const { useWalletQuery } = walletApi
