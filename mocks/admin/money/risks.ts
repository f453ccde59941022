/**
 * Risk badges of a withdrawal. Each rule is a pure function: it returns null, or the figures that triggered
 * it. Badges inform; they decide nothing.
 */
import { Dexie } from 'dexie'
import { type RiskFlag, riskRules } from '#contract/admin/money'
import type { RiskSetting } from '#contract/admin/setting'
import { bahtFromSatang, satang } from '#lib/money'
import { personNameKey } from '#lib/text/personName'
import { dayMs, hourMs } from '#lib/time'
import { later } from '../../clock'
import { database } from '../../provider/database/database'
import type { PlayerRow, WithdrawRow } from '../../provider/database/rows'
import { hourOf, partsOf } from '../../provider/database/totals'
import { riskSetting } from '../settings'

/** Input of the rules. Amounts in satang, times as ISO text. */
export interface RiskFacts {
  withdrawal: Pick<WithdrawRow, 'amount' | 'createdAt'>
  player: Pick<PlayerRow, 'bankChangedAt' | 'book_name' | 'book_number'>
  /** Earlier withdrawals that were not rejected, oldest first. */
  earlier: readonly Pick<WithdrawRow, 'amount' | 'createdAt'>[]
  /** Usernames of other players whose account has the same holder or number. */
  sharing: readonly string[]
  /** Usernames of other players who logged in on one of this player's last devices. */
  sameDevice: readonly string[]
  /** In the last 30 days, like `played`; satang. */
  deposited: number
  played: number
  /** Number of friends of the same inviter who use this player's promotion. */
  friends: number
  /** Whether limits, a break or an exclusion apply. */
  isProtected: boolean
}

type Rule = (facts: RiskFacts, setting: RiskSetting) => RiskFlag['values'] | null

export const rules: Readonly<Record<RiskFlag['rule'], Rule>> = {
  firstWithdrawal: ({ earlier }) => (earlier.length === 0 ? {} : null),
  bankChanged: ({ player, withdrawal }, { bankChanged }) => {
    if (player.bankChangedAt === undefined) return null
    const passed = Date.parse(withdrawal.createdAt) - Date.parse(player.bankChangedAt)
    const hours = Math.floor(passed / hourMs)
    return passed >= 0 && hours < bankChanged.hours
      ? { count: hours, limit: bankChanged.hours }
      : null
  },
  sharedAccount: ({ sharing }) => others(sharing),
  sharedDevice: ({ sameDevice }) => others(sameDevice),
  littlePlayed: ({ deposited, played }, { littlePlayed }) => {
    if (deposited <= 0) return null
    const percent = Math.floor((played * 100) / deposited)
    return percent < littlePlayed.percent ? { percent, limit: littlePlayed.percent } : null
  },
  friendsPromotion: ({ friends }, { friendsPromotion }) =>
    friends >= friendsPromotion.friends ? { count: friends } : null,
  manyWithdrawals: ({ withdrawal, earlier }, { manyWithdrawals }) => {
    const since = later(withdrawal.createdAt, -dayMs)
    const count = earlier.filter(({ createdAt }) => createdAt > since).length + 1
    if (count < manyWithdrawals.count) return null
    return { count, usual: usualPerDay(earlier) }
  },
  unusualAmount: ({ withdrawal, earlier }, { unusualAmount }) => {
    const usual = median(earlier.map(({ amount }) => amount))
    if (usual === null || withdrawal.amount < usual * unusualAmount.times) return null
    return {
      times: Math.floor(withdrawal.amount / usual),
      usual: bahtFromSatang(satang(Math.round(usual))),
    }
  },
  protected: ({ isProtected }) => (isProtected ? {} : null),
}

function others(usernames: readonly string[]): RiskFlag['values'] | null {
  const [first] = usernames
  return first === undefined ? null : { count: usernames.length, other: first }
}

/** @returns the badges of all rules that apply, in the order of the rules; skips rules that are turned off */
export function flagsOf(facts: RiskFacts, setting: RiskSetting): RiskFlag[] {
  return riskRules.flatMap((rule) => {
    const values = setting[rule].on ? rules[rule](facts, setting) : null
    return values === null ? [] : { rule, values }
  })
}

/** Average per day with at least one withdrawal, rounded. */
function usualPerDay(earlier: RiskFacts['earlier']): number {
  const days = new Set(earlier.map(({ createdAt }) => createdAt.slice(0, 10)))
  return days.size === 0 ? 0 : Math.max(1, Math.round(earlier.length / days.size))
}

/** @returns null for an empty list */
function median(amounts: readonly number[]): number | null {
  const sorted = amounts.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) return null
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/** Number of earlier withdrawals to read. */
const lookedAt = 100

export async function risksOf(withdrawal: WithdrawRow): Promise<RiskFlag[]> {
  const { userId, createdAt } = withdrawal
  const player = await database.players.get(userId)
  if (!player) return []
  const since = later(createdAt, -30 * dayMs)
  const [setting, earlier, sharing, sameDevice, deposits, staked, friends, limits, blocks] =
    await Promise.all([
      riskSetting(),
      earlierThan(withdrawal),
      sharingWith(player),
      onSameDevice(player),
      database.deposits
        .where('[userId+decidedAt]')
        .between([userId, since], [userId, Dexie.maxKey])
        .toArray(),
      partsOf(database, userId, 'staked', hourOf(since)),
      friendsOn(player),
      database.limits.where('userId').equals(userId).toArray(),
      database.blocks.where('userId').equals(userId).toArray(),
    ])
  const facts: RiskFacts = {
    withdrawal,
    player,
    earlier: earlier.toReversed(),
    sharing,
    sameDevice,
    deposited: deposits.reduce((sum, { credited }) => sum + credited, 0),
    played: staked.reduce((total, { sum }) => total + sum, 0),
    friends,
    isProtected:
      limits.some(({ status }) => status === 'active') ||
      blocks.some(({ endAt }) => endAt === null || endAt > createdAt),
  }
  return flagsOf(facts, setting)
}

/** The latest ones, newest first; without rejected and returned ones, because they moved no money. */
function earlierThan({ userId, createdAt }: WithdrawRow): Promise<WithdrawRow[]> {
  const newestFirst = database.withdraws
    .where('[userId+createdAt]')
    .between([userId, Dexie.minKey], [userId, createdAt], true, false)
    .filter(({ status }) => status !== 'rejected' && status !== 'returned')
  newestFirst.reverse()
  return newestFirst.limit(lookedAt).toArray()
}

/** Other players whose account has the same last digits, and the same holder or the same number. */
async function sharingWith(player: PlayerRow): Promise<string[]> {
  const { id, tail, book_number } = player
  const holder = holderOf(player)
  const alike = await database.players.where('tail').equals(tail).toArray()
  return alike
    .filter((other) => other.id !== id)
    .filter((other) => other.book_number === book_number || holderOf(other) === holder)
    .map(({ username }) => username)
}

/** Ignores spaces, because a badge only informs and rejects nobody. */
function holderOf({ book_name }: PlayerRow): string {
  return personNameKey(book_name).replaceAll(' ', '')
}

async function onSameDevice({ id, devices = [] }: PlayerRow): Promise<string[]> {
  const alike = await database.players.where('devices').anyOf(devices).distinct().toArray()
  return alike.filter((other) => other.id !== id).map(({ username }) => username)
}

async function friendsOn({ id, inviterID }: PlayerRow): Promise<number> {
  if (inviterID === null) return 0
  const own = await database.received.where('activeKey').equals(id).first()
  if (!own) return 0
  const friends = await database.players.where({ inviterID }).primaryKeys()
  const active = await database.received.where('activeKey').anyOf(friends).toArray()
  return active.filter(({ PromotionID }) => PromotionID === own.PromotionID).length
}
