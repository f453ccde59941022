import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { storedByName, storedValue } from '#lib/storage/storedValue'

/** Minutes in the background after which the app locks; 0 means at once. */
export const lockDelays = [0, 1, 5, 15] as const

export type LockDelay = (typeof lockDelays)[number]

/** Wrong PINs in a row after which the session ends. */
export const mostTries = 5

const base64 = v.pipe(v.string(), v.base64())

/** The upper bound is far above what any app version has used; more would take a slow phone many seconds. */
const roundsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000))

const lockSchema = v.object({
  /** PBKDF2 hash of the PIN; hash and salt in base64. */
  pin: v.object({ hash: base64, salt: base64, rounds: roundsSchema }),
  after: v.picklist(lockDelays),
  /** Attempts since the last correct PIN. */
  tries: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Credential id of the device check, in base64; null if only the PIN unlocks. */
  device: v.nullable(v.string()),
})

export type AppLock = v.InferOutput<typeof lockSchema>

/** Value for a damaged lock: no PIN opens it, and the session ends as after the last wrong PIN. */
export const unreadableLock: AppLock = {
  pin: { hash: '', salt: '', rounds: 1 },
  after: 0,
  tries: mostTries,
  device: null,
}

/**
 * A player's lock on this device; null for none. index.html checks for the key: if there is a lock, the
 * first paint shows no player data.
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
