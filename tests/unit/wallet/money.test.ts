import { describe, expect, test } from 'vitest'
import {
  bahtFromSatang,
  formatBaht,
  parseBaht,
  type Satang,
  satang,
  satangFromBaht,
} from '#lib/money'
import { readAmount } from '#ui/money/AmountField'
import * as fc from '../../properties'

const amounts = fc.integer({ min: 0, max: 99_999_999_999 }).map(satang)

describe('satang', () => {
  test('baht on the wire and satang inside are the same amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(satangFromBaht(bahtFromSatang(amount))).toBe(amount)
      }),
    )
  })

  test('every amount with two decimals up to 10,000 baht is exact', () => {
    const counts = Array.from({ length: 1_000_001 }, (_, count) => count)
    const fromBaht = counts.map((count) => satangFromBaht(Number((count / 100).toFixed(2))))
    expect(fromBaht.findIndex((amount, count) => amount !== satang(count))).toBe(-1)
  })

  test.each([0.005, 1.001, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    '%s baht is no amount',
    (baht) => {
      expect(() => satangFromBaht(baht)).toThrow(RangeError)
    },
  )

  test.each([0.5, Number.NaN, 2 ** 53])('%s is no whole number of satang', (count) => {
    expect(() => satang(count)).toThrow(RangeError)
  })

  test('there is no negative zero', () => {
    expect(Object.is(satang(-0), 0)).toBe(true)
    expect(Object.is(satangFromBaht(-0), 0)).toBe(true)
  })
})

describe('what a person types', () => {
  test.each<[string, number]>([
    ['0', 0],
    ['100', 10_000],
    ['1250.75', 125_075],
    ['1,250.75', 125_075],
    ['1 250.7', 125_070],
    [' 1,234,567.89 ', 123_456_789],
    ['๑,๒๕๐.๗๕', 125_075],
    ['１，２５０．７５', 125_075],
    ['\u20681,250.75\u2069', 125_075],
    ['999999999.99', 99_999_999_999],
  ])('%s', (text, count) => {
    expect(parseBaht(text)).toBe(count)
  })

  test.each([
    '',
    ' ',
    '.5',
    '5.',
    '1.234',
    '-5',
    '+5',
    '1e3',
    '0x10',
    '1.2.3',
    '1000000000',
    '12,50',
    '1,5',
    '5,',
    '50,0000',
    '1,23,456',
    '1250,000',
    'NaN',
    '฿100',
  ])('%j is no amount', (text) => {
    expect(parseBaht(text)).toBeNull()
  })

  test.each(['th', 'en', 'zh'])('what %s shows can be typed again', (locale) => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseBaht(formatBaht(amount, locale))).toBe(amount)
      }),
    )
  })

  test('Thai digits mean what Arabic ones mean', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const arabic = formatBaht(amount, 'en')
        const thai = arabic.replace(/\d/g, (digit) =>
          String.fromCharCode('๐'.charCodeAt(0) + Number(digit)),
        )
        expect(parseBaht(thai)).toBe(amount)
      }),
    )
  })

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const amount: Satang | null = parseBaht(text)
        expect(amount === null || Number.isSafeInteger(amount)).toBe(true)
      }),
    )
  })
})

test.each([
  ['en', '1,234,567.80'],
  ['th', '1,234,567.80'],
  ['ro', '1.234.567,80'],
])('%s shows two decimals', (locale, text) => {
  expect(formatBaht(satang(123_456_780), locale)).toBe(text)
})

describe('what is pasted into an amount', () => {
  test.each([
    '1,250.75 baht',
    '฿1,250.75',
    '฿ 1250.75',
    '1,250.75 บาท',
    '1250.75THB',
    '1,250.75 泰铢',
  ])('%s is known by its number', (text) => {
    expect(readAmount(text)).toEqual({ amount: 125_075, error: null })
  })

  test.each(['฿', 'baht', '฿100฿฿', '100k', '100 dollars', 'THB 1e3'])('%s is refused', (text) => {
    expect(readAmount(text).amount).toBeNull()
  })

  test('a comma that divides nothing is named in any digits', () => {
    expect(readAmount('๑๒,๕๐').error).toBe('amountcomma')
    expect(readAmount('１２，５０').error).toBe('amountcomma')
  })
})
