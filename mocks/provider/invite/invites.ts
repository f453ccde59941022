/** `/agentbalance/invitesummaryclient/{id}`: what a player's friends brought, the newest thirty of them. */
import type * as v from 'valibot'
import type { inviteSummarySchema } from '#contract/invite/invite'
import { bahtFromSatang, satang } from '#lib/money'
import { bangkokDay, dayMs, startOfBangkokDay } from '#lib/time'
import { now } from '../../clock'
import { database } from '../database/database'
import { later } from '../database/moments'
import { type Place, pageOf } from '../database/pages'
import type { TotalRow } from '../database/playRows'
import type { PlayerRow } from '../database/rows'
import { partsOf } from '../database/totals'
import { settingOf } from '../site/readSettings'
import { availableCommission } from './invite'

export type InviteSummaryOnWire = v.InferInput<typeof inviteSummarySchema>

/** `origin` is where the invite link leads. */
export function inviteSummary(
  userId: string,
  origin: string,
  place: Place | 'newest',
): Promise<{ rows: InviteSummaryOnWire; next: string | null }> {
  const { players, commissions, totals, settings } = database
  const start = startOfBangkokDay(bangkokDay(now()))
  return database.transaction('r', players, commissions, totals, settings, async () => {
    const [friendTotal, page, earned, ofToday, available, setting] = await Promise.all([
      players.where({ inviterID: userId }).count(),
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
    const total = satang(earned.reduce((all, { sum }) => all + sum, 0))
    const summary: InviteSummaryOnWire = {
      inviterID: userId,
      inviteLink: `${origin}/register?ref=${encodeURIComponent(userId)}`,
      friendTotal,
      friendActive: earned.length,
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
      friends: page.rows.map((friend) => describe(friend, earned)),
    }
    return { rows: summary, next: page.next }
  })
}

/** A friend's phone number and bank account are never told. */
function describe(
  friend: PlayerRow,
  earned: readonly TotalRow[],
): InviteSummaryOnWire['friends'][number] {
  const own = earned.find(({ part }) => part === friend.id)
  return {
    maskedUsername: maskUsername(friend.username),
    joinedAt: friend.createdAt,
    depositCount: own?.count ?? 0,
    commission: bahtFromSatang(satang(own?.sum ?? 0)),
  }
}

/** Of a name too short to hide anything in, nothing is shown. */
export function maskUsername(username: string): string {
  const characters = Array.from(username)
  if (characters.length < 6) return '*'.repeat(characters.length)
  return [
    ...characters.slice(0, 2),
    '*'.repeat(characters.length - 4),
    ...characters.slice(-2),
  ].join('')
}
