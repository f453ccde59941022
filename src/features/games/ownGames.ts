import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { storedByName, storedValue } from '#lib/storage/storedValue'

/** Codes of the player's favourite and recent games on this device; the provider keeps no such list. */
export interface OwnGames {
  /** In the order of marking. */
  readonly favourites: readonly string[]
  /** Most recent first. */
  readonly played: readonly string[]
}

const none: OwnGames = { favourites: [], played: [] }

const ownGamesSchema = v.object({
  favourites: v.array(v.string()),
  played: v.array(v.string()),
})

const ownGames = storedByName((userId) =>
  storedValue<OwnGames>(`games:${userId}`, (stored) => {
    const parsed = v.safeParse(ownGamesSchema, stored)
    return parsed.success ? parsed.output : null
  }),
)

/** Number of recent games to remember. */
const mostPlayed = 20

export function useOwnGames(userId: string): OwnGames {
  const { subscribe, get } = ownGames(userId)
  return useSyncExternalStore(subscribe, get) ?? none
}

export function markFavourite(userId: string, code: string): void {
  ownGames(userId).update((own) => {
    const { favourites, played } = own ?? none
    return { favourites: favourites.includes(code) ? favourites : [...favourites, code], played }
  })
}

export function unmarkFavourite(userId: string, code: string): void {
  ownGames(userId).update((own) => {
    const { favourites, played } = own ?? none
    return { favourites: favourites.filter((each) => each !== code), played }
  })
}

export function notePlayed(userId: string, code: string): void {
  ownGames(userId).update((own) => {
    const { favourites, played } = own ?? none
    const others = played.filter((each) => each !== code)
    return { favourites, played: [code, ...others].slice(0, mostPlayed) }
  })
}
