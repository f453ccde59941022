import type { Dated } from '#api/cache/dated'
import { api } from '#api/client/api'
import { fromProvider } from '#api/client/fromProvider'
import {
  type PlayerRecord,
  playerRecordSchema,
  playerRecordsSchema,
} from '#contract/account/player'
import { providerPaths } from '#contract/provider'

export const playerApi = api.injectEndpoints({
  endpoints: (build) => ({
    playerRecord: build.query<Dated<PlayerRecord>, string>(
      fromProvider('Player', (userId) => ({
        path: providerPaths.player(userId),
        schema: playerRecordSchema,
        owner: userId,
      })),
    ),
    /** All players: for staff alone, and never kept on the device. */
    players: build.query<Dated<PlayerRecord[]>, void>(
      fromProvider('Player', () => ({
        path: providerPaths.players(),
        schema: playerRecordsSchema,
      })),
    ),
  }),
})

export const { usePlayerRecordQuery, usePlayersQuery } = playerApi
