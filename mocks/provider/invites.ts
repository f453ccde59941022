/** `/agentbalance/invitesummaryclient/{id}`: what a player's friends brought. */
import type * as v from 'valibot'
import type { inviteSummarySchema } from '../../src/contract/invite'
import { bahtFromSatang, type Satang, satang } from '../../src/lib/money'
import { bangkokDay } from '../../src/lib/time'
import { now } from '../clock'
import { database } from './database'
import { availableCommission } from './invite'
import { settingOf } from './readSettings'
import type { CommissionRow, PlayerRow } from './rows'

export type InviteSummaryOnWire = v.InferInput<typeof inviteSummarySchema>

/** `origin` is where the invite link leads. */
export function inviteSummary(userId: string, origin: string): Promise<InviteSummaryOnWire> {
  const { players, commissions, ledger, settings } = database
  return database.transaction('r', players, commissions, ledger, settings, async () => {
    const [friends, rows, available, setting] = await Promise.all([
      players.where({ inviterID: userId }).toArray(),
      commissions.where({ inviterId: userId }).toArray(),
      availableCommission(userId),
      settingOf('invite'),
    ])
    const today = bangkokDay(now())
    const total = sum(rows)
    const ofToday = rows.filter((row) => bangkokDay(new Date(row.createdAt)) === today)
    return {
      inviterID: userId,
      inviteLink: `${origin}/register?ref=${encodeURIComponent(userId)}`,
      friendTotal: friends.length,
      friendActive: new Set(rows.map((row) => row.friendId)).size,
      todayCommission: bahtFromSatang(sum(ofToday)),
      totalCommission: bahtFromSatang(total),
      availableCommission: bahtFromSatang(available),
      byLevel: [
        {
          level: 1,
          percent: setting.levels[0]?.percent ?? 0,
          friends: friends.length,
          commission: bahtFromSatang(total),
        },
      ],
      friends: friends.map((friend) => describe(friend, rows)),
    }
  })
}

/** A friend's phone number and bank account are never told. */
function describe(
  friend: PlayerRow,
  rows: CommissionRow[],
): InviteSummaryOnWire['friends'][number] {
  const own = rows.filter((row) => row.friendId === friend.id)
  return {
    maskedUsername: maskUsername(friend.username),
    joinedAt: friend.createdAt,
    depositCount: own.length,
    commission: bahtFromSatang(sum(own)),
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

function sum(rows: { amount: Satang }[]): Satang {
  return satang(rows.reduce((total, row) => total + row.amount, 0))
}
