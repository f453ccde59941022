import type { Player } from '#contract/account/player'
import type { Failure } from '#contract/failure'
import { providerPaths } from '#contract/provider'
import { balanceSchema } from '#contract/wallet/wallet'
import { providerUrl } from '#lib/environment'
import { bahtFromSatang, type Satang } from '#lib/money'
import { cacheAnswer, currentSession } from '../cache/cachedAnswers'
import type { CachedResult } from '../cache/loadState'
import { api } from '../client/api'
import { providerQuery } from '../client/provider'
import { noteFailedLoad } from '../client/retrying'

export const balanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A player's credit. */
    balance: build.query<CachedResult<Satang>, string>(
      providerQuery('Balance', (userId) => ({
        path: providerPaths.balance(userId),
        schema: balanceSchema,
        owner: userId,
      })),
    ),
  }),
})

/** A login's answer tells the credit: it is shown, and kept, without being asked for a moment later. */
export function balanceAtLogin(player: Player, loggedInAt: number) {
  const answer = { body: bahtFromSatang(player.credit), asOf: loggedInAt }
  const url = providerUrl + providerPaths.balance(player.id)
  void cacheAnswer(player.id, url, answer, currentSession())
  const value = { value: player.credit, asOf: loggedInAt, isStale: false, failure: null }
  return balanceApi.util.upsertQueryEntries([{ endpointName: 'balance', arg: player.id, value }])
}

/** The credit that the last visit knew stands there, with its time, until the answer to a new question. */
export function balanceOfLastVisit(userId: string, known: { value: Satang; asOf: number }) {
  const value = { ...known, isStale: true, failure: null }
  return balanceApi.util.upsertQueryEntries([{ endpointName: 'balance', arg: userId, value }])
}

/** The balance that is shown could not be brought up to date: it bears its time, and is asked for again. */
export function balanceFailed(userId: string, failure: Failure) {
  noteFailedLoad()
  const recipe = (known: CachedResult<Satang>): CachedResult<Satang> => ({
    ...known,
    isStale: true,
    failure,
  })
  return balanceApi.util.updateQueryData('balance', userId, recipe, true)
}

/** Asks for a player's credit behind the one that is shown. */
export function askBalanceAnew(userId: string) {
  return balanceApi.endpoints.balance.initiate(userId, { forceRefetch: true, subscribe: false })
}

export const { useBalanceQuery } = balanceApi
