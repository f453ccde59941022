import { balanceSchema } from '../contract/balance'
import type { Player } from '../contract/player'
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

/** A login's answer tells the credit: it need not be asked for again a moment later. */
export function balanceAtLogin(player: Player, loggedInAt: number) {
  const value = { value: player.credit, asOf: loggedInAt, kept: false, failure: null }
  return balanceApi.util.upsertQueryEntries([{ endpointName: 'balance', arg: player.id, value }])
}

export const { useBalanceQuery } = balanceApi
