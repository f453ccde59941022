/** POST /usersystem/update. */
import type { ProfileOrder } from '../../src/contract/profile'
import { requireKnown } from './blocks'
import { database } from './database'
import { findPlayer } from './players'
import { Refused } from './refused'

export async function updateProfile({ userId, nickname, avatar }: ProfileOrder): Promise<object> {
  await requireKnown(userId)
  await database.players.update(userId, { nickname: nickname || null, avatar })
  const player = await findPlayer(userId)
  if (!player) throw new Refused('notfound')
  return player
}
