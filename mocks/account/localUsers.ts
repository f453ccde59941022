/** The local list of users: who registered or logged in on this device. */
import { type Player, type PlayerOnWire, playerToWire } from '../../src/contract/player'
import { device } from '../database'

/** Keeps a player as last seen. Full storage must not stand between a player and their login. */
export async function rememberUser(player: Player): Promise<void> {
  try {
    const seen = playerToWire(player)
    const kept = await device.users.get(seen.id)
    // Each `me` comes by here, and a read costs a third of a write.
    if (JSON.stringify(kept) !== JSON.stringify(seen)) await device.users.put(seen)
  } catch (cause) {
    console.warn('The local list of users could not be written', cause)
  }
}

export function rememberedUser(id: string): Promise<PlayerOnWire | undefined> {
  return device.users.get(id)
}

export async function forgetUser(id: string): Promise<void> {
  await device.users.delete(id)
}
