import { normalizeCode } from '#contract/rewards/code'
import type { Satang } from '#lib/money'
import { dayMs } from '#lib/time'
import { randomText } from '../../random'
import { database } from '../database/database'
import { isoNow, later } from '../database/moments'

/** A credit code that only this player can redeem, within a month. */
export async function givePrizeCode(
  userId: string,
  spinId: string,
  amount: Satang,
): Promise<string> {
  const shown = `WHEEL-${randomText(8)}`
  await database.codes.add({
    codeId: `wheel:${spinId}`,
    code: normalizeCode(shown),
    shown,
    batchId: 'wheel',
    batchName: 'วงล้อนำโชค',
    amount,
    turnoverX: 1,
    maxRedeem: 1,
    redeemed: 0,
    audience: [userId],
    startAt: null,
    expireAt: later(isoNow(), 30 * dayMs),
    status: 'on',
    createdBy: 'system',
  })
  return shown
}
