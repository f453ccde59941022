/** POST /creditcode/redeem, GET /creditcode/history/{userId}, and codes won on the wheel. */
import type * as v from 'valibot'
import { turnoverOf } from '#contract/promotion/promotion'
import {
  normalizeCode,
  type RedeemRequest,
  type redemptionSchema,
  type spinSchema,
} from '#contract/rewards/rewards'
import { bahtFromSatang, type Satang } from '#lib/money'
import { dayMs, minuteMs } from '#lib/time'
import { ProviderError } from '../../answer'
import { isoNow, isPast, later, now } from '../../clock'
import { randomText } from '../../random'
import { database } from '../database/database'
import { type Page, type Place, pageOf } from '../database/pages'
import type { CodeRedeemRow, CodeRow } from '../database/playRows'
import { requirePlayable } from '../protection/protection'
import { grant } from '../wallet/obligations'

type RedemptionOnWire = v.InferInput<typeof redemptionSchema>

const triesBeforeLock = 5
const lockMs = 10 * minuteMs

/** Redeems a code. Wrong codes are counted against guessing. */
export async function redeemCode(
  request: RedeemRequest,
): Promise<RedemptionOnWire | ProviderError> {
  const { userId } = request
  await requirePlayable(userId)
  await requireUnlocked(userId)
  const code = normalizeCode(request.code)
  const row = await database.codes.where({ code }).first()
  if (!row) {
    await countWrong(userId)
    return new ProviderError('codenotfound')
  }
  await requireRedeemable(row, userId)
  await database.codeTries.delete(userId)
  await database.codes.update(row.codeId, { redeemed: row.redeemed + 1 })
  const redemption: CodeRedeemRow = {
    redeemId: `K${randomText(10)}`,
    code,
    shown: row.shown,
    userId,
    requestId: request.requestId,
    amount: row.amount,
    turnoverRequired: turnoverOf(row.amount, row.turnoverX),
    createdAt: isoNow(),
  }
  await database.codeRedeems.add(redemption)
  await grant({
    userId,
    source: 'code',
    refId: redemption.redeemId,
    name: row.shown,
    amount: row.amount,
    required: redemption.turnoverRequired,
    idemKey: `code:${code}:${userId}`,
  })
  return describe(redemption)
}

async function requireRedeemable(row: CodeRow, userId: string): Promise<void> {
  if (row.status === 'disabled') throw new ProviderError('codedisabled')
  if (row.startAt !== null && !isPast(row.startAt)) throw new ProviderError('codenotstarted')
  if (row.expireAt !== null && isPast(row.expireAt)) throw new ProviderError('codeexpired')
  const own = await database.codeRedeems.where({ code: row.code, userId }).count()
  if (own > 0 || row.redeemed >= row.maxRedeem) throw new ProviderError('codeused')
  if (!(await isAmong(row.audience, userId))) throw new ProviderError('codenoteligible')
  const active = await database.received.where({ activeKey: userId }).count()
  if (row.turnoverX > 0 && active > 0) throw new ProviderError('promoactive')
}

/** `new` means players without a confirmed deposit. */
async function isAmong(audience: CodeRow['audience'], userId: string): Promise<boolean> {
  if (audience === 'all') return true
  if (audience !== 'new') return audience.includes(userId)
  const deposits = await database.deposits.where({ userId, status: 'confirmed' }).count()
  return deposits === 0
}

async function requireUnlocked(userId: string): Promise<void> {
  const tries = await database.codeTries.get(userId)
  if (!tries?.lockedUntil) return
  if (!isPast(tries.lockedUntil)) {
    throw new ProviderError('codelocked', { time: Date.parse(tries.lockedUntil) })
  }
  await database.codeTries.delete(userId)
}

async function countWrong(userId: string): Promise<void> {
  const wrong = ((await database.codeTries.get(userId))?.wrong ?? 0) + 1
  const lockedUntil = wrong >= triesBeforeLock ? later(now(), lockMs) : null
  await database.codeTries.put({ userId, wrong, lockedUntil })
}

export async function redemptionsBy(
  userId: string,
  place: Place | 'newest',
): Promise<Page<RedemptionOnWire>> {
  const { codeRedeems } = database
  const page = await pageOf(
    codeRedeems,
    '[userId+createdAt]',
    userId,
    place,
    ({ createdAt, redeemId }) => ({ moment: createdAt, key: redeemId }),
  )
  return { ...page, rows: page.rows.map(describe) }
}

function describe(row: CodeRedeemRow): RedemptionOnWire {
  return {
    redeemId: row.redeemId,
    code: row.shown,
    amount: bahtFromSatang(row.amount),
    turnoverRequired: bahtFromSatang(row.turnoverRequired),
    createdAt: row.createdAt,
  }
}

/** Terms of all codes won on the wheel, shown there before a spin. */
export const prizeCodeRule = { validDays: 30, turnoverX: 1 }

/** Creates a credit code that only this player can redeem. */
export async function givePrizeCode(
  userId: string,
  spinId: string,
  amount: Satang,
): Promise<string> {
  const shown = `WHEEL-${randomText(8)}`
  await database.codes.add({
    codeId: prizeCodeId(spinId),
    code: normalizeCode(shown),
    shown,
    batchId: 'wheel',
    batchName: 'วงล้อนำโชค',
    amount,
    turnoverX: prizeCodeRule.turnoverX,
    maxRedeem: 1,
    redeemed: 0,
    audience: [userId],
    startAt: null,
    expireAt: later(isoNow(), prizeCodeRule.validDays * dayMs),
    status: 'on',
    createdBy: 'system',
    createdAt: isoNow(),
  })
  return shown
}

const prizeCodeId = (spinId: string) => `wheel:${spinId}`

type CodeUse = NonNullable<v.InferInput<typeof spinSchema>['codeUse']>

/** Use of the codes won with these spins, by spin. */
export async function prizeCodeUses(spinIds: readonly string[]): Promise<Map<string, CodeUse>> {
  const rows = await database.codes.bulkGet(spinIds.map(prizeCodeId))
  return new Map(
    spinIds.flatMap((spinId, index) => {
      const row = rows[index]
      return row ? [[spinId, { status: useOf(row), until: row.expireAt }]] : []
    }),
  )
}

function useOf({ redeemed, maxRedeem, status, expireAt }: CodeRow): CodeUse['status'] {
  if (redeemed >= maxRedeem) return 'used'
  if (status === 'disabled') return 'disabled'
  return expireAt !== null && isPast(expireAt) ? 'expired' : 'usable'
}
