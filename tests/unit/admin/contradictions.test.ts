import { describe, expect, test } from 'vitest'
import { contradictionsIn, type StatedTerms } from '#contract/admin/contradictions'
import { bahtFromSatang } from '#lib/money'
import { makePromotions } from '#mocks/provider/seed/offers'

const terms: StatedTerms = {
  PromotionName: 'Offer',
  PromotionDetail: '',
  bonusMode: 'percent',
  bonusPercent: 20,
  bonusFixed: 0,
  bonusMax: 1500,
  minDeposit: 300,
  turnoverX: 4.5,
  maxWithdraw: 20_000,
  expireDays: 30,
  perUser: 3,
  perDay: 1,
  quota: 100,
}

const saidIn = (PromotionDetail: string, other: Partial<StatedTerms> = {}) =>
  contradictionsIn({ ...terms, ...other, PromotionDetail }).map(
    ({ field, said }) => `${field}: ${said}`,
  )

describe('a promotion’s text against its terms', () => {
  test.each([
    'Deposit at least 300 baht, get 20% up to 1,500 baht. Turnover 4.5 times, withdraw up to 20,000 baht.',
    'Valid for 30 days, once a day. For the first 100 players, 3 times per person.',
    'ฝากตั้งแต่ ๓๐๐ บาท รับเพิ่ม ๒๐% สูงสุด ๑,๕๐๐ บาท ทำเทิร์น ๔.๕ เท่า ถอนได้สูงสุด 2 หมื่นบาท วันละ 1 ครั้ง',
    '存款满300泰铢送20％，最高1,500泰铢，流水4.5倍，最高提现2万泰铢，30天内有效，每人3次，限100名',
    'Dès 300 bahts, 20 % jusqu’à 1 500 bahts. Volume de jeu 4,5 fois. Retrait maximal 20 000 bahts, 30 jours.',
    'De la 300 de bahți primiți 20 % până la 1.500 de bahți. Rulaj de 4,5 ori, retragere de cel mult 20.000 de bahți, 30 de zile.',
    'Example: deposit 500 baht and get 100 baht, so you play with 600 baht. Open 22:00–05:59, from 1/12.',
  ])('a text that repeats the terms is not pointed out: %s', (text) => {
    expect(saidIn(text)).toEqual([])
  })

  test.each([
    ['Get 50% on top', ['bonusPercent: 50%']],
    ['Up to 2,000 baht', ['bonusMax: 2,000 baht']],
    ['Deposit from ฿100, turnover ×5', ['minDeposit: ฿100', 'turnoverX: ×5']],
    ['Withdraw at most 5k baht', ['maxWithdraw: 5k baht']],
    [
      'Twice a day, or 2 times per day; valid for 7 days',
      ['perDay: 2 times', 'expireDays: 7 days'],
    ],
    ['Only 50 places', ['quota: 50 places']],
    ['Get 777 baht', ['PromotionDetail: 777 baht']],
    [
      'ฝากขั้นต่ำ ๑๐๐ บาท รับ ๑๐% สูงสุด ๒,๐๐๐ บาท',
      ['minDeposit: 100 บาท', 'bonusPercent: 10%', 'bonusMax: 2,000 บาท'],
    ],
    [
      'ทำเทิร์น 3 เท่า ภายใน 7 วัน คนละ 1 ครั้ง',
      ['turnoverX: 3 เท่า', 'expireDays: 7 วัน', 'perUser: 1 ครั้ง'],
    ],
    [
      '最低存款100泰铢，送百分之30，流水8倍，限50名',
      ['minDeposit: 100泰铢', 'bonusPercent: 百分之30', 'turnoverX: 8倍', 'quota: 50名'],
    ],
    [
      'Jusqu’à 2 000 bahts, volume 6 fois, 3 jours',
      ['bonusMax: 2 000 bahts', 'turnoverX: 6 fois', 'expireDays: 3 jours'],
    ],
    ['Până la 2.000 de bahți, rulaj de 6 ori', ['bonusMax: 2.000 de bahți', 'turnoverX: 6 ori']],
  ])('a text that differs is pointed out at the term: %s', (text, expected) => {
    expect(saidIn(text)).toEqual(expected)
  })

  test('a percentage contradicts a fixed bonus, and a limit contradicts terms without one', () => {
    const fixed = { bonusMode: 'fixed', bonusFixed: 50, bonusMax: 50, maxWithdraw: 0 } as const
    expect(saidIn('Get 50 baht', fixed)).toEqual([])
    expect(saidIn('Get 60 baht or 10%', fixed)).toEqual(['bonusFixed: 60 baht', 'bonusFixed: 10%'])
    expect(saidIn('Withdraw up to 500 baht', fixed)).toEqual(['maxWithdraw: 500 baht'])
  })

  test('no text of the sample promotions contradicts its terms', () => {
    for (const row of Object.values(makePromotions(Date.parse('2026-11-21T05:00:00Z')))) {
      const draft = {
        ...row,
        bonusFixed: bahtFromSatang(row.bonusFixed),
        bonusMax: bahtFromSatang(row.bonusMax),
        minDeposit: bahtFromSatang(row.minDeposit),
        maxWithdraw: bahtFromSatang(row.maxWithdraw),
      }
      expect({ name: row.PromotionName, found: contradictionsIn(draft) }).toEqual({
        name: row.PromotionName,
        found: [],
      })
    }
  })
})
