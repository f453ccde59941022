/** The local list of users: who registered or logged in on this device. */
import { type Player, type PlayerOnWire, playerToWire } from '../../src/contract/player'
import { device } from '../database'

/** What was written last: each `me` comes by here, nearly always with nothing new. */
let lastSeen: string | undefined

/** Keeps a player as last seen. Full storage must not stand between a player and their login. */
export async function rememberUser(player: Player): Promise<void> {
  const seen = playerToWire(player)
  const written = JSON.stringify(seen)
  if (written === lastSeen) return
  try {
    await device.carryOut(() => device.users.put(seen))
    lastSeen = written
  } catch (cause) {
    console.warn('The local list of users could not be written', cause)
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
  await device.carryOut(() => device.users.clear())
}
