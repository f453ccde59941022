/** Offers of the seed: promotions, codes and the wheel. */
import { normalizeCode, type WheelSegment } from '#contract/rewards/rewards'
import { satangFromBaht } from '#lib/money'
import { addDays, bangkokDay, dayMs, startOfBangkokDay } from '#lib/time'
import type { CodeRow, WheelValue } from '../database/playRows'
import type { PromotionRow } from '../database/rows'

const baht = satangFromBaht

const usual = {
  PromotionImage: null,
  PromotionStatus: 'on',
  bonusMode: 'percent',
  bonusPercent: 0,
  bonusFixed: baht(0),
  turnoverBase: 'deposit+bonus',
  maxWithdraw: baht(0),
  expireDays: 30,
  perUser: 0,
  perDay: 1,
  quota: 0,
  startAt: null,
  endAt: null,
  weekdays: null,
  hours: null,
  audience: 'all',
  version: 1,
} as const

/** Eight promotions by name, two of them no longer offered. `today` is any time of the current day. */
export function makePromotions(today: number) {
  const day = (count: number) =>
    new Date(startOfBangkokDay(addDays(bangkokDay(today), count))).toISOString()
  return {
    welcome: {
      ...usual,
      PromotionID: 'P1',
      PromotionName: 'ต้อนรับนักผจญภัยใหม่ 100%',
      PromotionDetail:
        'ฝากครั้งแรกตั้งแต่ 100 บาท รับโบนัสเท่ายอดฝาก สูงสุด 300 บาท ทำเทิร์น 8 เท่า ถอนได้สูงสุด 3,000 บาท',
      PromotionType: 'newmember',
      bonusPercent: 100,
      bonusMax: baht(300),
      minDeposit: baht(100),
      turnoverX: 8,
      maxWithdraw: baht(3000),
      perUser: 1,
      audience: 'new',
      sort: 1,
    },
    daily: {
      ...usual,
      PromotionID: 'P2',
      PromotionName: 'ฝากแรกของวัน รับ 10%',
      PromotionDetail: 'ฝากครั้งแรกของทุกวัน รับเพิ่ม 10% สูงสุด 200 บาท ทำเทิร์น 3 เท่า',
      PromotionType: 'dailyfirst',
      bonusPercent: 10,
      bonusMax: baht(200),
      minDeposit: baht(100),
      turnoverX: 3,
      expireDays: 7,
      sort: 2,
    },
    charge: {
      ...usual,
      PromotionID: 'P3',
      PromotionName: 'เติมพลังรับโบนัส 20%',
      PromotionDetail: 'ฝากตั้งแต่ 300 บาท รับเพิ่ม 20% สูงสุด 500 บาท ทำเทิร์น 5 เท่า',
      PromotionType: 'deposit',
      bonusPercent: 20,
      bonusMax: baht(500),
      minDeposit: baht(300),
      turnoverX: 5,
      sort: 3,
    },
    friday: {
      ...usual,
      PromotionID: 'P4',
      PromotionName: 'ศุกร์หรรษา คูณความสนุก',
      PromotionDetail: 'ฝากวันศุกร์ตั้งแต่ 200 บาท รับเพิ่ม 15% สูงสุด 400 บาท ทำเทิร์น 4.5 เท่า',
      PromotionType: 'deposit',
      bonusPercent: 15,
      bonusMax: baht(400),
      minDeposit: baht(200),
      turnoverX: 4.5,
      weekdays: [5],
      expireDays: 3,
      sort: 4,
    },
    owl: {
      ...usual,
      PromotionID: 'P5',
      PromotionName: 'นกฮูกรอบดึก รับเพิ่ม 50 บาท',
      PromotionDetail: 'ฝากครบ 500 บาท ระหว่าง 22:00–05:59 น. รับโบนัส 50 บาท ทำเทิร์น 4 เท่า',
      PromotionType: 'deposit',
      bonusMode: 'fixed',
      bonusFixed: baht(50),
      bonusMax: baht(50),
      minDeposit: baht(500),
      turnoverX: 4,
      hours: { from: '22:00', to: '05:59' },
      sort: 5,
    },
    gift: {
      ...usual,
      PromotionID: 'P6',
      PromotionName: 'เครดิตฟรี 88 บาท',
      PromotionDetail: 'สมาชิกทุกคนรับเครดิต 88 บาทได้หนึ่งครั้ง ทำเทิร์น 10 เท่า ถอนได้สูงสุด 500 บาท',
      PromotionType: 'freecredit',
      bonusMode: 'fixed',
      bonusFixed: baht(88),
      bonusMax: baht(88),
      minDeposit: baht(0),
      turnoverX: 10,
      turnoverBase: 'bonus',
      maxWithdraw: baht(500),
      perUser: 1,
      quota: 1000,
      startAt: day(-60),
      endAt: day(60),
      sort: 6,
    },
    treasure: {
      ...usual,
      PromotionID: 'P7',
      PromotionName: 'ล่าสมบัติกลางปี 30%',
      PromotionDetail: 'กิจกรรมกลางปี รับเพิ่ม 30% สูงสุด 600 บาท ทำเทิร์น 6 เท่า (สิ้นสุดแล้ว)',
      PromotionType: 'deposit',
      PromotionStatus: 'ended',
      bonusPercent: 30,
      bonusMax: baht(600),
      minDeposit: baht(300),
      turnoverX: 6,
      startAt: day(-200),
      endAt: day(-140),
      sort: 7,
    },
    friends: {
      ...usual,
      PromotionID: 'P8',
      PromotionName: 'คู่หูชวนเล่น รับ 5%',
      PromotionDetail: 'ฝากตั้งแต่ 100 บาท รับเพิ่ม 5% สูงสุด 100 บาท ทำเทิร์น 2 เท่า (พักกิจกรรม)',
      PromotionType: 'deposit',
      PromotionStatus: 'off',
      bonusPercent: 5,
      bonusMax: baht(100),
      minDeposit: baht(100),
      turnoverX: 2,
      sort: 8,
    },
  } satisfies Record<string, PromotionRow>
}

type CodeSample = [shown: string, baht: number, special?: Partial<CodeRow>]

/** Codes in every state; anyone can redeem the first two. */
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

/** Eight segments; the weights add up to 10,000. */
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
    color: null,
  })),
}
