import type * as v from 'valibot'
import {
  type Bet,
  betRequestSchema,
  betSchema,
  type GameProvider,
  gameProvidersSchema,
  type LoginLink,
  loginLinkRequestSchema,
  loginLinkSchema,
} from '#contract/games/games'
import { providerPaths } from '#contract/provider'
import { sessionOwner } from '../cache/cachedAnswers'
import type { CachedResult } from '../cache/loadState'
import { api } from '../client/api'
import { providerQuery } from '../client/provider'
import { providerMutation } from '../client/providerRequest'
import { paymentKind } from '../payments/paymentKind'

export const gamesApi = api.injectEndpoints({
  endpoints: (build) => ({
    gameProviders: build.query<CachedResult<GameProvider[]>, void>(
      providerQuery('Game', () => ({
        path: providerPaths.gameProviders(),
        schema: gameProvidersSchema,
        owner: sessionOwner(),
      })),
    ),
    /** The login link of a game for one player. A mutation, so that its answer is not cached. */
    loginLink: build.mutation<LoginLink, v.InferInput<typeof loginLinkRequestSchema>>(
      providerMutation({ path: providerPaths.loginLink(), answer: loginLinkSchema, changes: [] }),
    ),
    /** A round of the simulated game. */
    bet: build.mutation<Bet, v.InferInput<typeof betRequestSchema>>(
      providerMutation({
        path: providerPaths.gameBet(),
        answer: betSchema,
        changes: ['Balance', 'Promotion', 'Protection', 'Reward'],
      }),
    ),
  }),
})

export const { useGameProvidersQuery } = gamesApi

export const loginLinkPayment = paymentKind(
  'loginlink',
  gamesApi.endpoints.loginLink,
  loginLinkRequestSchema,
)

export const betPayment = paymentKind('bet', gamesApi.endpoints.bet, betRequestSchema)
