import { normalizeCode } from '#contract/rewards/code'
import { satangFromBaht } from '#lib/money'
import { dayMs } from '#lib/time'
import type { CodeRow } from '../database/playRows'

type Told = [shown: string, baht: number, special?: Partial<CodeRow>]

/** Codes in every state; the first two can be redeemed by anyone. */
export function makeCodes(today: number): CodeRow[] {
  const day = (count: number) => new Date(today + count * dayMs).toISOString()
  const told: Told[] = [
    ['HELLO-2026', 20, { maxRedeem: 1000 }],
    ['ARCADE-5588', 50, { maxRedeem: 1000, turnoverX: 2 }],
    ['NEW-FRIEND', 30, { maxRedeem: 1000, audience: 'new' }],
    ['ONLY-ONE-7777', 100, {}],
    ['SPENT-1234', 50, { redeemed: 1 }],
    ['LAST-YEAR', 50, { maxRedeem: 1000, expireAt: day(-30) }],
    ['NEXT-MONTH', 50, { maxRedeem: 1000, startAt: day(30) }],
    ['CLOSED-9999', 50, { maxRedeem: 1000, status: 'disabled' }],
  ]
  return told.map(([shown, baht, special], index) => ({
    codeId: `K${index + 1}`,
    code: normalizeCode(shown),
    shown,
    batchId: 'KB1',
    batchName: 'โค้ดสาธิต',
    amount: satangFromBaht(baht),
    turnoverX: 0,
    maxRedeem: 1,
    redeemed: 0,
    audience: 'all',
    startAt: null,
    expireAt: day(365),
    status: 'on',
    createdBy: 'system',
    ...special,
  }))
}
