/** `/playerlogin` and `/playerlogin/check/`. */
import { now } from '../clock'
import { database } from './database'
import { isPassword } from './password'
import { findPlayer, type PlayerRecordOnWire } from './players'

/** The player, or the marker for why not. Only who knows the password learns of a ban. */
export async function logIn(
  username: string,
  password: string,
): Promise<PlayerRecordOnWire | 'notfound' | 'wrongpass' | 'banned'> {
  const player = await database.players.where('username').equals(username.trim()).first()
  if (!player) return 'notfound'
  if (!(await isPassword(password, player.password))) return 'wrongpass'
  if (player.status === 'banned') return 'banned'
  await database.players.update(player.id, { lastLoginAt: new Date(now()).toISOString() })
  return checkPlayer(player.id)
}

export async function checkPlayer(userId: string): Promise<PlayerRecordOnWire | 'notfound'> {
  return (await findPlayer(userId)) ?? 'notfound'
}
