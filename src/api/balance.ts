import { balanceSchema } from '../contract/balance'
import { providerPaths } from '../contract/provider'
import type { Satang } from '../lib/money'
import { api } from './api'
import type { Dated } from './dated'
import { fromProvider } from './fromProvider'

export const balanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A player's credit. */
    balance: build.query<Dated<Satang>, string>(
      fromProvider('Balance', (userId) => ({
        path: providerPaths.balance(userId),
        schema: balanceSchema,
        owner: userId,
      })),
    ),
  }),
})

export const { useBalanceQuery } = balanceApi
