import type { Player } from '#contract/account/account'
import type { Failure } from '#contract/failure'
import { providerPaths } from '#contract/provider'
import { balanceSchema, type Wallet, walletSchema } from '#contract/wallet/wallet'
import { providerUrl } from '#lib/environment'
import { bahtFromSatang, type Satang } from '#lib/money'
import { cacheAnswer, currentSession } from '../cache/cachedAnswers'
import type { CachedResult } from '../cache/loadState'
import { api } from '../client/api'
import { providerQuery } from '../client/provider'
import { noteFailedLoad } from '../client/refetch'

export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A player's credit. */
    balance: build.query<CachedResult<Satang>, string>(
      providerQuery('Balance', (userId) => ({
        path: providerPaths.balance(userId),
        schema: balanceSchema,
        owner: userId,
      })),
    ),
    /** How much of a player's credit is free or locked, and why. */
    wallet: build.query<CachedResult<Wallet>, string>(
      providerQuery('Balance', (userId) => ({
        path: providerPaths.wallet(userId),
        schema: walletSchema,
        owner: userId,
      })),
    ),
  }),
})

/** Puts the credit of a login answer into the caches, so that it need not be loaded a moment later. */
export function balanceAtLogin(player: Player, loggedInAt: number) {
  const answer = { body: bahtFromSatang(player.credit), updatedAt: loggedInAt }
  const url = providerUrl + providerPaths.balance(player.id)
  void cacheAnswer(player.id, url, answer, currentSession())
  const value = { value: player.credit, updatedAt: loggedInAt, isStale: false, failure: null }
  return walletApi.util.upsertQueryEntries([{ endpointName: 'balance', arg: player.id, value }])
}

/** Shows the credit of the last visit, as stale and with its time, until a new answer arrives. */
export function balanceOfLastVisit(userId: string, known: { value: Satang; updatedAt: number }) {
  const value = { ...known, isStale: true, failure: null }
  return walletApi.util.upsertQueryEntries([{ endpointName: 'balance', arg: userId, value }])
}

/** Marks the shown balance as stale after a failed refresh, and schedules another load. */
export function balanceFailed(userId: string, failure: Failure) {
  noteFailedLoad()
  const recipe = (known: CachedResult<Satang>): CachedResult<Satang> => ({
    ...known,
    isStale: true,
    failure,
  })
  return walletApi.util.updateQueryData('balance', userId, recipe, true)
}

/** Loads a player's credit again while the old one stays visible. */
export function askBalanceAnew(userId: string) {
  return walletApi.endpoints.balance.initiate(userId, { forceRefetch: true, subscribe: false })
}

export const { useBalanceQuery, useWalletQuery } = walletApi
