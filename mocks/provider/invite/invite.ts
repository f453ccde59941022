/** What friends' deposits earn: accrued with each of them, and claimed in one go. */
import type * as v from 'valibot'
import type { inviteClaimSchema, inviteSettingSchema } from '#contract/invite/invite'
import type { Order } from '#contract/wallet/order'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { database } from '../database/database'
import { isoNow } from '../database/moments'
import type { CommissionRow, DepositRow } from '../database/rows'
import { addToTotals, partsOf, shareOf, totalOf } from '../database/totals'
import { requirePlayable } from '../protection/blocks'
import { Refused } from '../refused'
import { settingOf } from '../site/readSettings'
import { post } from '../wallet/ledger'

/** In the transaction that confirms a friend's deposit; once for each deposit and level. */
export async function accrueCommission(deposit: DepositRow, at: string): Promise<void> {
  const setting = await settingOf('invite')
  if (!setting.enabled || deposit.credited < setting.qualifyDeposit) return
  let friendId = deposit.userId
  for (const { level, percent } of setting.levels) {
    const inviterId = (await database.players.get(friendId))?.inviterID
    if (!inviterId) return
    const row: CommissionRow = {
      depositId: deposit.depositId,
      level,
      inviterId,
      friendId: deposit.userId,
      amount: satang(Math.floor((deposit.credited * Math.round(percent * 100)) / 10_000)),
      createdAt: at,
    }
    if (!(await database.commissions.get([row.depositId, level]))) {
      await database.commissions.add(row)
      await addToTotals(database, shareOf.commission(row))
    }
    friendId = inviterId
  }
}

/** What a player's friends earned them and they have not claimed. */
export async function availableCommission(userId: string): Promise<Satang> {
  const [earned, claimed] = await Promise.all([
    partsOf(database, userId, 'commission'),
    totalOf(database, userId, 'claimed'),
  ])
  return satang(earned.reduce((total, { sum }) => total + sum, 0) - claimed)
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
