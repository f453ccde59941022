import type { WheelSegment } from '#contract/rewards/wheel'
import { satangFromBaht } from '#lib/money'
import type { WheelPointRow, WheelValue } from '../database/playRows'
import { demoPlayerId, secondPlayerId } from './people'

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
