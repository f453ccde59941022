/** POST /usersystem/update. */
import type { ProfileOrder } from '#contract/account/profile'
import { database } from '../database/database'
import { requireKnown } from '../protection/blocks'
import { Refused } from '../refused'
import { findPlayer } from './players'

export async function updateProfile({ userId, nickname, avatar }: ProfileOrder): Promise<object> {
  await requireKnown(userId)
  await database.players.update(userId, { nickname: nickname || null, avatar })
  const player = await findPlayer(userId)
  if (!player) throw new Refused('notfound')
  return player
}
