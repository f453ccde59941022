import { type PlayerRecord, playerRecordSchema, playerRecordsSchema } from '../contract/player'
import { providerPaths } from '../contract/provider'
import { api } from './api'
import type { Dated } from './dated'
import { fromProvider } from './fromProvider'

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
