/** What friends' deposits earn: accrued with each of them, and claimed in one go. */
import type * as v from 'valibot'
import type { inviteClaimSchema, inviteSettingSchema } from '../../src/contract/invite'
import type { Order } from '../../src/contract/order'
import { bahtFromSatang, type Satang, satang } from '../../src/lib/money'
import { requirePlayable } from './blocks'
import { database } from './database'
import { post } from './ledger'
import { isoNow } from './moments'
import { settingOf } from './readSettings'
import { Refused } from './refused'
import type { DepositRow } from './rows'

/** In the transaction that confirms a friend's deposit; once for each deposit and level. */
export async function accrueCommission(deposit: DepositRow, at: string): Promise<void> {
  const setting = await settingOf('invite')
  if (!setting.enabled || deposit.credited < setting.qualifyDeposit) return
  let friendId = deposit.userId
  for (const { level, percent } of setting.levels) {
    const inviterId = (await database.players.get(friendId))?.inviterID
    if (!inviterId) return
    await database.commissions.put({
      depositId: deposit.depositId,
      level,
      inviterId,
      friendId: deposit.userId,
      amount: satang(Math.floor((deposit.credited * Math.round(percent * 100)) / 10_000)),
      createdAt: at,
    })
    friendId = inviterId
  }
}

/** What a player's friends earned them and they have not claimed. */
export async function availableCommission(userId: string): Promise<Satang> {
  const [rows, claims] = await Promise.all([
    database.commissions.where({ inviterId: userId }).toArray(),
    database.ledger
      .where({ userId })
      .filter(({ type }) => type === 'invite')
      .toArray(),
  ])
  return satang(sum(rows) - sum(claims))
}

function sum(rows: { amount: Satang }[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0)
}

export async function claimCommission(
  order: Order,
): Promise<v.InferInput<typeof inviteClaimSchema>> {
  await requirePlayable(order.userId)
  const { minClaim } = await settingOf('invite')
  const amount = await availableCommission(order.userId)
  if (amount <= 0 || amount < minClaim) throw new Refused('inviteclaimmin', { min: minClaim })
  const createdAt = isoNow()
  await post({
    userId: order.userId,
    type: 'invite',
    amount,
    refType: 'invite',
    refId: order.requestId,
    idemKey: `invite:${order.requestId}`,
    actor: order.userId,
    at: createdAt,
  })
  return { claimId: order.requestId, amount: bahtFromSatang(amount), createdAt }
}

export async function inviteSetting(): Promise<v.InferInput<typeof inviteSettingSchema>> {
  const setting = await settingOf('invite')
  return {
    ...setting,
    qualifyDeposit: bahtFromSatang(setting.qualifyDeposit),
    minClaim: bahtFromSatang(setting.minClaim),
  }
}
