import type { PasswordOrder } from '#contract/account/password'
import { Refused } from '../../answer'
import { isoNow } from '../../clock'
import { database } from '../database/database'
import { type Answer, perform } from '../orders/orders'
import { hashPassword, isPassword, passwordMark } from './passwordHash'

/**
 * Everything is hashed before the transaction; inside, the password must still be the one that was
 * compared. Neither password is written down: the note of the order has their mark.
 */
export async function changePassword(order: PasswordOrder): Promise<Answer> {
  const { requestId, userId, password, newPassword } = order
  const player = await database.players.get(userId)
  const isRight = player !== undefined && (await isPassword(password, player.password))
  const next = await hashPassword(newPassword)
  const work = async () => {
    const now = await database.players.get(userId)
    if (!isRight || now?.password.hash !== player.password.hash) throw new Refused('wrongpassword')
    if (password === newPassword) throw new Refused('passwordsame')
    await database.players.update(userId, { password: next })
    return { changedAt: isoNow() }
  }
  const mark = await passwordMark(JSON.stringify([password, newPassword]), requestId)
  return perform('changepassword', { requestId, userId }, work, mark)
}
