/** Local list of users: the players who registered on this device. After a login: only the logged-in player. */
import { type Player, type PlayerOnWire, playerToWire } from '#contract/account/account'
import { device } from '../database/database'

/** JSON of the last row written. Each `me` call compares with it and nearly always writes nothing. */
let lastSeen: string | undefined

let forgotten = 0

/** @returns how often the list has been emptied. A lookup that started before must not write afterwards. */
export function timesForgotten(): number {
  return forgotten
}

/** Stores a player who registered. */
export async function addUser(player: Player): Promise<void> {
  lastSeen = undefined
  await write(async () => device.users.put(playerToWire(player)))
}

/** Stores the logged-in player and removes all others. */
export async function rememberUser(player: Player): Promise<void> {
  const seen = playerToWire(player)
  const written = JSON.stringify(seen)
  if (written === lastSeen) return
  const isWritten = await write(async () =>
    device.transaction('rw', device.users, async () => {
      await device.users.clear()
      await device.users.put(seen)
    }),
  )
  if (isWritten) lastSeen = written
}

/** Full storage must not lock players out, so a failure is only logged. @returns whether it was written */
async function write(change: () => Promise<unknown>): Promise<boolean> {
  try {
    await device.execute(change)
    return true
  } catch (cause) {
    console.warn('The local list of users could not be written', cause)
    return false
  }
}

export function rememberedUser(id: string): Promise<PlayerOnWire | undefined> {
  return device.execute(() => device.users.get(id))
}

export async function forgetUser(id: string): Promise<void> {
  lastSeen = undefined
  await device.execute(() => device.users.delete(id))
}

/** Call when the list may have been emptied, so that the next player seen is written again. */
export function forgetLastSeen(): void {
  lastSeen = undefined
}

/** Empties the list, as on a fresh device. */
export async function forgetUsers(): Promise<void> {
  forgetLastSeen()
  forgotten += 1
  await device.execute(() => device.users.clear())
}
