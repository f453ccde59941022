import type { CachedResult } from '#api/cache/loadState'
import { api } from '#api/client/api'
import { providerQuery } from '#api/client/provider'
import {
  type PlayerRecord,
  playerRecordSchema,
  playerRecordsSchema,
} from '#contract/account/account'
import { providerPaths } from '#contract/provider'

export const playerApi = api.injectEndpoints({
  endpoints: (build) => ({
    playerRecord: build.query<CachedResult<PlayerRecord>, string>(
      providerQuery('Player', (userId) => ({
        path: providerPaths.player(userId),
        schema: playerRecordSchema,
        owner: userId,
      })),
    ),
    /** All players. For staff only; never stored on the device. */
    players: build.query<CachedResult<PlayerRecord[]>, void>(
      providerQuery('Player', () => ({
        path: providerPaths.players(),
        schema: playerRecordsSchema,
      })),
    ),
  }),
})

export const { usePlayerRecordQuery, usePlayersQuery } = playerApi
