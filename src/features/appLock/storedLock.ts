import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { storedByName, storedValue } from '#lib/storage/storedValue'

/** Minutes in the background after which the app locks; 0: at once. */
export const lockDelays = [0, 1, 5, 15] as const

export type LockDelay = (typeof lockDelays)[number]

/** Wrong PINs in a row after which the session ends. */
export const mostTries = 5

const base64 = v.pipe(v.string(), v.base64())

/** More than a slow phone is through with in half a minute no version of the app has asked for. */
const roundsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000))

const lockSchema = v.object({
  /** What PBKDF2 makes of the PIN; hash and salt in base64. */
  pin: v.object({ hash: base64, salt: base64, rounds: roundsSchema }),
  after: v.picklist(lockDelays),
  /** PINs tried since the last right one. */
  tries: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** What the device's own check knows this app by, in base64; null where the PIN alone opens. */
  device: v.nullable(v.string()),
})

export type AppLock = v.InferOutput<typeof lockSchema>

/** What a damaged lock counts as: no PIN opens it, and the session ends as after the last wrong one. */
export const unreadableLock: AppLock = {
  pin: { hash: '', salt: '', rounds: 1 },
  after: 0,
  tries: mostTries,
  device: null,
}

/**
 * A player's lock on this device; null: none. index.html looks for the key: with a lock the first paint
 * shows nothing of the player.
 */
export const storedLock = storedByName((userId) =>
  storedValue(`app-lock:${userId}`, (stored) => {
    const parsed = v.safeParse(lockSchema, stored)
    return parsed.success ? parsed.output : unreadableLock
  }),
)

export function useStoredLock(userId: string): AppLock | null {
  const lock = storedLock(userId)
  return useSyncExternalStore(lock.subscribe, lock.get)
}
