/** `/playerlogin` and `/playerlogin/check/`. */
import { plainUsername } from '#lib/phoneNumber'
import { now } from '../../clock'
import { database } from '../database/database'
import type { PlayerRow } from '../database/rows'
import { applyDueEvents } from '../wallet/applyDueEvents'
import { isPassword } from './password'
import { findPlayer, type PlayerRecordOnWire } from './players'

/** The player, or the marker for why not. Only who knows the password learns of a ban. */
export async function logIn(
  username: string,
  password: string,
): Promise<PlayerRecordOnWire | 'notfound' | 'wrongpass' | 'banned'> {
  const player = await playerNamed(username)
  if (!player) return 'notfound'
  if (!(await isPassword(password, player.password))) return 'wrongpass'
  if (player.status === 'banned') return 'banned'
  await database.whereRoom(async () => {
    // What came in while the player was away is theirs when they come back.
    await applyDueEvents(player.id)
    await database.players.update(player.id, { lastLoginAt: new Date(now()).toISOString() })
  })
  return checkPlayer(player.id)
}

/** As it is written first: of two old accounts with one number, the later one keeps its own spelling. */
async function playerNamed(username: string): Promise<PlayerRow | undefined> {
  const written = username.trim()
  const found = await database.players
    .where('username')
    .anyOf(written, plainUsername(username))
    .toArray()
  return found.find((player) => player.username === written) ?? found[0]
}

export async function checkPlayer(userId: string): Promise<PlayerRecordOnWire | 'notfound'> {
  return (await findPlayer(userId)) ?? 'notfound'
}
