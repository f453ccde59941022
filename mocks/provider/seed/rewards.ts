import { normalizeCode } from '#contract/rewards/code'
import type { WheelSegment } from '#contract/rewards/wheel'
import { satangFromBaht } from '#lib/money'
import { dayMs } from '#lib/time'
import type { CodeRow, WheelPointRow, WheelValue } from '../database/playRows'
import { demoPlayerId, secondPlayerId } from './people'

type CodeSample = [shown: string, baht: number, special?: Partial<CodeRow>]

/** Codes in every state; the first two can be redeemed by anyone. */
export function makeCodes(today: number): CodeRow[] {
  const day = (count: number) => new Date(today + count * dayMs).toISOString()
  const samples: CodeSample[] = [
    ['HELLO-2026', 20, { maxRedeem: 1000 }],
    ['ARCADE-5588', 50, { maxRedeem: 1000, turnoverX: 2 }],
    ['NEW-FRIEND', 30, { maxRedeem: 1000, audience: 'new' }],
    ['ONLY-ONE-7777', 100, {}],
    ['SPENT-1234', 50, { redeemed: 1 }],
    ['LAST-YEAR', 50, { maxRedeem: 1000, expireAt: day(-30) }],
    ['NEXT-MONTH', 50, { maxRedeem: 1000, startAt: day(30) }],
    ['CLOSED-9999', 50, { maxRedeem: 1000, status: 'disabled' }],
  ]
  return samples.map(([shown, baht, special], index) => ({
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
    createdAt: day(-40),
    ...special,
  }))
}

type Prize = [label: string, type: WheelSegment['prizeType'], prize: number, weight: number]

/** Eight fields; the weights come to 10,000. */
const prizes: Prize[] = [
  ['ขอบคุณที่ร่วมสนุก', 'none', 0, 4500],
  ['5 บาท', 'credit', 5, 2500],
  ['1 แต้ม', 'point', 1, 1500],
  ['10 บาท', 'credit', 10, 800],
  ['โค้ด 20 บาท', 'code', 20, 400],
  ['50 บาท', 'credit', 50, 200],
  ['100 บาท', 'credit', 100, 90],
  ['500 บาท', 'credit', 500, 10],
]

const colors = [
  '#24357a',
  '#0f8b8d',
  '#8a2be2',
  '#7a1f3d',
  '#1d4d2b',
  '#b04a1b',
  '#0b3d63',
  '#5a3e00',
]

export const wheel: WheelValue = {
  version: 1,
  enabled: true,
  pointPerSpin: 1,
  spinPerDay: 10,
  resetAt: '00:00',
  dailyBudget: satangFromBaht(5000),
  segments: prizes.map(([label, prizeType, prize, weight], index) => ({
    segmentId: `W${index + 1}`,
    label,
    prizeType,
    amount: satangFromBaht(prizeType === 'credit' || prizeType === 'code' ? prize : 0),
    points: prizeType === 'point' ? prize : 0,
    weight,
    color: colors[index] ?? null,
  })),
}

/** A few points for the published accounts, so that they can try the wheel at once. */
export function makeWheelPoints(today: number): WheelPointRow[] {
  return [demoPlayerId, secondPlayerId].map((userId) => ({
    userId,
    point: 5,
    type: 'gift',
    idemKey: `gift:seed-${userId}`,
    createdAt: new Date(today).toISOString(),
  }))
}
