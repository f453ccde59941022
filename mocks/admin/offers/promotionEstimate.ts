/**
 * `POST /promotion/estimate`: the bonuses that terms would have granted for the deposits of the last 30 days,
 * if every player had claimed whenever they could.
 */
import { Dexie } from 'dexie'
import type * as v from 'valibot'
import type { promotionDraftSchema, promotionEstimateSchema } from '#contract/admin/promotions'
import { estimateDays } from '#contract/admin/promotions'
import { bonusOf } from '#contract/promotion/promotion'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { bangkokDay, dayMs, lastBangkokDays, startOfBangkokDay } from '#lib/time'
import { isoNow, later, now } from '../../clock'
import { database } from '../../provider/database/database'
import type { DepositRow } from '../../provider/database/rows'
import { untimelyAt } from '../../provider/promotion/promotions'

type Terms = v.InferOutput<typeof promotionDraftSchema>

export async function estimatePromotion(
  terms: Terms,
): Promise<v.InferInput<typeof promotionEstimateSchema>> {
  const [from = bangkokDay(now())] = lastBangkokDays(now(), estimateDays)
  const start = later(startOfBangkokDay(from), 0)
  const deposits = terms.PromotionType === 'freecredit' ? [] : await confirmedSince(start)
  const depositors = new Set(deposits.map(({ userId }) => userId))
  const granted = grants(terms, deposits, await olderDepositors(depositors, start))
  const bonuses = granted.map(({ bonus }) => bonus)
  return {
    from,
    to: bangkokDay(now()),
    players: new Set(granted.map(({ userId }) => userId)).size,
    bonus: bahtFromSatang(satang(bonuses.reduce((sum, bonus) => sum + bonus, 0))),
    largest: bahtFromSatang(satang(Math.max(0, ...bonuses))),
    asOf: isoNow(),
  }
}

type Confirmed = DepositRow & { decidedAt: string }

/** Longest time from a deposit to its confirmation. */
const longestWaitMs = 14 * dayMs

async function confirmedSince(start: string): Promise<Confirmed[]> {
  const asked = later(start, 0 - longestWaitMs)
  const rows = await database.deposits
    .where('[status+createdAt]')
    .between(['confirmed', asked], ['confirmed', Dexie.maxKey])
    .toArray()
  return rows
    .flatMap((row) => {
      const { decidedAt } = row
      return decidedAt !== null && decidedAt >= start ? [{ ...row, decidedAt }] : []
    })
    .toSorted((one, other) => (one.decidedAt < other.decidedAt ? -1 : 1))
}

/** @returns those of the players who had deposited before the period */
async function olderDepositors(players: ReadonlySet<string>, start: string): Promise<Set<string>> {
  const older = new Set<string>()
  for (const userId of players) {
    const count = await database.deposits
      .where('[userId+decidedAt]')
      .between([userId, Dexie.minKey], [userId, start], true, false)
      .filter(({ status }) => status === 'confirmed')
      .count()
    if (count > 0) older.add(userId)
  }
  return older
}

interface Grant {
  userId: string
  day: string
  bonus: Satang
}

/** Applies the terms to the deposits in their order, as claims and credits would have. */
function grants(
  terms: Terms,
  deposits: readonly Confirmed[],
  depositedBefore: Set<string>,
): Grant[] {
  const { PromotionType, audience, minDeposit, perUser, perDay, quota } = terms
  const isForNew = audience === 'new' || PromotionType === 'newmember'
  const known = new Set(depositedBefore)
  const depositedOn = new Set<string>()
  const granted: Grant[] = []
  for (const { userId, createdAt, decidedAt, credited } of deposits) {
    const day = bangkokDay(Date.parse(decidedAt))
    const own = granted.filter((grant) => grant.userId === userId)
    const isRefused =
      credited < minDeposit ||
      untimelyAt(terms, Date.parse(createdAt)) !== null ||
      (isForNew && known.has(userId)) ||
      (PromotionType === 'dailyfirst' && depositedOn.has(`${userId} ${day}`)) ||
      (perUser > 0 && own.length >= perUser) ||
      (perDay > 0 && own.filter((grant) => grant.day === day).length >= perDay) ||
      (quota > 0 && granted.length >= quota)
    if (!isRefused) granted.push({ userId, day, bonus: bonusOf(terms, credited) })
    known.add(userId)
    depositedOn.add(`${userId} ${day}`)
  }
  return granted
}
