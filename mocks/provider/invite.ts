/** Commission on played deposits of friends: claimed all at once, listed by friend. */
import type * as v from 'valibot'
import type {
  inviteClaimSchema,
  inviteSettingSchema,
  inviteSummarySchema,
} from '#contract/invite/invite'
import type { PlayerRequest } from '#contract/wire'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { bangkokDay, dayMs, startOfBangkokDay } from '#lib/time'
import { ProviderError } from '../answer'
import { isoNow, later, now } from '../clock'
import { database } from './database/database'
import { type Place, pageOf } from './database/pages'
import type { CommissionRow, DepositRow } from './database/rows'
import { addToTotals, countsOf, partsOf, shareOf, totalOf } from './database/totals'
import { requirePlayable } from './protection/protection'
import { settingOf } from './site'
import { post } from './wallet/ledger'

/**
 * Enters the commission for the played part of a deposit, once per deposit and level, by the current setting.
 * Joins the caller's transaction.
 */
export async function accrueCommission(deposit: DepositRow, at: string): Promise<void> {
  const { played = 0 } = deposit
  const setting = await settingOf('invite')
  if (!setting.enabled || played === 0 || deposit.credited < setting.qualifyDeposit) return
  let friendId = deposit.userId
  for (const { level, percent } of setting.levels) {
    const inviterId = (await database.players.get(friendId))?.inviterID
    if (!inviterId) return
    const row: CommissionRow = {
      depositId: deposit.depositId,
      level,
      inviterId,
      friendId: deposit.userId,
      amount: satang(Math.floor((played * Math.round(percent * 100)) / 10_000)),
      createdAt: at,
    }
    if (!(await database.commissions.get([row.depositId, level]))) {
      await database.commissions.add(row)
      await addToTotals(database, shareOf.commission(row))
    }
    friendId = inviterId
  }
}

/** Commission that the player has not claimed yet. */
async function availableCommission(userId: string): Promise<Satang> {
  const [earned, claimed] = await Promise.all([
    partsOf(database, userId, 'commission'),
    totalOf(database, userId, 'claimed'),
  ])
  return satang(earned.reduce((total, { sum }) => total + sum, 0) - claimed)
}

export async function claimCommission(
  request: PlayerRequest,
): Promise<v.InferInput<typeof inviteClaimSchema>> {
  await requirePlayable(request.userId)
  const { minClaim } = await settingOf('invite')
  const amount = await availableCommission(request.userId)
  if (amount <= 0 || amount < minClaim) throw new ProviderError('inviteclaimmin', { min: minClaim })
  const createdAt = isoNow()
  await post({
    userId: request.userId,
    type: 'invite',
    amount,
    refType: 'invite',
    refId: request.requestId,
    idemKey: `invite:${request.requestId}`,
    actor: request.userId,
    at: createdAt,
  })
  return { claimId: request.requestId, amount: bahtFromSatang(amount), createdAt }
}

export async function inviteSetting(): Promise<v.InferInput<typeof inviteSettingSchema>> {
  const setting = await settingOf('invite')
  return {
    ...setting,
    qualifyDeposit: bahtFromSatang(setting.qualifyDeposit),
    minClaim: bahtFromSatang(setting.minClaim),
  }
}

type InviteSummaryOnWire = v.InferInput<typeof inviteSummarySchema>

/** `origin`: where the invite link leads. Never contains a friend's phone number or bank account. */
export function inviteSummary(
  userId: string,
  origin: string,
  place: Place | 'newest',
): Promise<{ rows: InviteSummaryOnWire; next: string | null }> {
  const { players, commissions, totals, settings } = database
  const start = startOfBangkokDay(bangkokDay(now()))
  return database.transaction('r', players, commissions, totals, settings, async () => {
    const friendIds = await players.where({ inviterID: userId }).primaryKeys()
    const [deposits, page, earned, ofToday, available, setting] = await Promise.all([
      countsOf(database, friendIds, 'deposited'),
      pageOf(players, '[inviterID+createdAt]', userId, place, ({ createdAt, id }) => ({
        moment: createdAt,
        key: id,
      })),
      partsOf(database, userId, 'commission'),
      commissions
        .where('[inviterId+createdAt]')
        .between([userId, later(start, 0)], [userId, later(start, dayMs)], true, false)
        .toArray(),
      availableCommission(userId),
      settingOf('invite'),
    ])
    const friendTotal = friendIds.length
    const commissionOf = new Map(earned.map(({ part, sum }) => [part, satang(sum)]))
    const total = satang(earned.reduce((all, { sum }) => all + sum, 0))
    const summary: InviteSummaryOnWire = {
      inviterID: userId,
      inviteLink: `${origin}/register?ref=${encodeURIComponent(userId)}`,
      friendTotal,
      friendActive: deposits.size,
      todayCommission: bahtFromSatang(satang(ofToday.reduce((all, { amount }) => all + amount, 0))),
      totalCommission: bahtFromSatang(total),
      availableCommission: bahtFromSatang(available),
      byLevel: [
        {
          level: 1,
          percent: setting.levels[0]?.percent ?? 0,
          friends: friendTotal,
          commission: bahtFromSatang(total),
        },
      ],
      friends: page.rows.map(({ id, username, createdAt }) => ({
        maskedUsername: maskUsername(username),
        joinedAt: createdAt,
        depositCount: deposits.get(id) ?? 0,
        commission: bahtFromSatang(commissionOf.get(id) ?? satang(0)),
      })),
    }
    return { rows: summary, next: page.next }
  })
}

/** Hides a short name completely. */
export function maskUsername(username: string): string {
  const characters = Array.from(username)
  if (characters.length < 6) return '*'.repeat(characters.length)
  return [
    ...characters.slice(0, 2),
    '*'.repeat(characters.length - 4),
    ...characters.slice(-2),
  ].join('')
}
