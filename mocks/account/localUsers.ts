/**
 * The local list of users: who registered on this device, until somebody logs in; from then on who is
 * logged in, until they log out.
 */
import { type Player, type PlayerOnWire, playerToWire } from '#contract/account/account'
import { device } from '../database/database'

/** What was written last: each `me` comes by here, nearly always with nothing new. */
let lastSeen: string | undefined

let forgotten = 0

/** Rises each time the list is emptied: what was asked for before must not be written after. */
export function timesForgotten(): number {
  return forgotten
}

/** Keeps a player who registered. */
export async function addUser(player: Player): Promise<void> {
  lastSeen = undefined
  await write(async () => device.users.put(playerToWire(player)))
}

/** Keeps who is logged in as last seen, and nobody else. */
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

/** Full storage must not stand between a player and their account. Answers whether it was written. */
async function write(change: () => Promise<unknown>): Promise<boolean> {
  try {
    await device.carryOut(change)
    return true
  } catch (cause) {
    console.warn('The local list of users could not be written', cause)
    return false
  }
}

export function rememberedUser(id: string): Promise<PlayerOnWire | undefined> {
  return device.carryOut(() => device.users.get(id))
}

export async function forgetUser(id: string): Promise<void> {
  lastSeen = undefined
  await device.carryOut(() => device.users.delete(id))
}

/** The list may have been emptied: what is seen next is written again. */
export function forgetLastSeen(): void {
  lastSeen = undefined
}

/** Takes the list back to that of a fresh device. */
export async function forgetUsers(): Promise<void> {
  forgetLastSeen()
  forgotten += 1
  await device.carryOut(() => device.users.clear())
}
