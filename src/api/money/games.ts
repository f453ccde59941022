import type * as v from 'valibot'
import {
  type Bet,
  betOrderSchema,
  betSchema,
  type GameProvider,
  gameProvidersSchema,
  type LoginLink,
  loginLinkOrderSchema,
  loginLinkSchema,
} from '#contract/games/games'
import { providerPaths } from '#contract/provider'
import type { Dated } from '../cache/dated'
import { sessionOwner } from '../cache/kept'
import { api } from '../client/api'
import { fromProvider } from '../client/fromProvider'
import { toProvider } from '../client/toProvider'
import { moneyOrder } from './moneyOrder'

export const gamesApi = api.injectEndpoints({
  endpoints: (build) => ({
    gameProviders: build.query<Dated<GameProvider[]>, void>(
      fromProvider('Game', () => ({
        path: providerPaths.gameProviders(),
        schema: gameProvidersSchema,
        owner: sessionOwner(),
      })),
    ),
    /** A way into a game for one player. A mutation: its answer stands in no cache. */
    loginLink: build.mutation<LoginLink, v.InferInput<typeof loginLinkOrderSchema>>(
      toProvider({ path: providerPaths.loginLink(), answer: loginLinkSchema, changes: [] }),
    ),
    /** A round of the simulated game. */
    bet: build.mutation<Bet, v.InferInput<typeof betOrderSchema>>(
      toProvider({
        path: providerPaths.gameBet(),
        answer: betSchema,
        changes: ['Balance', 'Promotion', 'Protection', 'Reward'],
      }),
    ),
  }),
})

export const { useGameProvidersQuery } = gamesApi

export const loginLinkOrder = moneyOrder(
  'loginlink',
  gamesApi.endpoints.loginLink,
  loginLinkOrderSchema,
)

export const betOrder = moneyOrder('bet', gamesApi.endpoints.bet, betOrderSchema)
