import { describe, expect, test } from 'vitest'
import {
  bahtFromSatang,
  formatBaht,
  parseBaht,
  type Satang,
  satang,
  satangFromBaht,
} from '#lib/money'
import { locales } from '#ui/intl/locale'
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
    'the amount of %s baht is refused',
    (baht) => {
      expect(() => satangFromBaht(baht)).toThrow(RangeError)
    },
  )

  test.each([0.5, Number.NaN, 2 ** 53])('the number %s is refused as satang', (count) => {
    expect(() => satang(count)).toThrow(RangeError)
  })

  test('negative zero becomes zero', () => {
    expect(Object.is(satang(-0), 0)).toBe(true)
    expect(Object.is(satangFromBaht(-0), 0)).toBe(true)
  })
})

describe('typed amounts', () => {
  test.each<[locale: string, text: string, count: number]>([
    ['en', '0', 0],
    ['en', '100', 10_000],
    ['en', '1250.75', 125_075],
    ['en', '1,250.75', 125_075],
    ['en', '1,250', 125_000],
    ['en', '12,50', 1250],
    ['en', '1.250,75', 125_075],
    ['en', '1 250.7', 125_070],
    ['en', ' 1,234,567.89 ', 123_456_789],
    ['en', "1'250.75", 125_075],
    ['en', '\u20681,250.75\u2069', 125_075],
    ['en', '999999999.99', 99_999_999_999],
    ['th', '๑,๒๕๐.๗๕', 125_075],
    ['th', '๑๒,๕๐', 1250],
    ['th', '໑,໒໕໐.໗໕', 125_075],
    ['zh', '１，２５０．７５', 125_075],
    ['zh', '1、250。75', 125_075],
    ['ro', '1.250,75', 125_075],
    ['ro', '1.250', 125_000],
    ['ro', '1.250.000', 125_000_000],
    ['ro', '12.5', 1250],
    ['ro', '12,5', 1250],
    ['ro', '1,250.75', 125_075],
    ['ro', '1,250,000', 125_000_000],
    ['ro', '1\u00a0250,75', 125_075],
    ['fr', '1\u202f250,75', 125_075],
    ['fr', '1 234 567,8', 123_456_780],
    ['fr', '1\u2009250', 125_000],
    ['fr', '1.250', 125_000],
    ['fr', '0,99', 99],
    ['en', '١٬٢٥٠٫٧٥', 125_075],
    ['ro', '۱۲۵۰٫۵', 125_050],
  ])('in %s, %j is read as %d satang', (locale, text, count) => {
    expect(parseBaht(text, locale)).toBe(count)
  })

  const inEveryLanguage = [
    '',
    ' ',
    '.5',
    '5.',
    '5,',
    '-5',
    '+5',
    '1e3',
    '0x10',
    '1.2.3',
    '1,250,75',
    '1,250.750',
    '1.250.75',
    '1,250 000',
    '1000000000',
    '50,0000',
    '5 0000',
    '1 2 5 0',
    '1,23,456',
    '1250,000',
    '0,500',
    '0.500',
    'NaN',
    '100 200 3',
    '฿100',
  ]

  test.each([
    ...inEveryLanguage.flatMap((text) => locales.map((locale) => [locale, text] as const)),
    ['en', '1.234'] as const,
    ['th', '๑.๒๓๔'] as const,
    ['zh', '1.234'] as const,
    ['ro', '1,234'] as const,
    ['fr', '1,234'] as const,
  ])('in %s, %j is refused as an amount', (locale, text) => {
    expect(parseBaht(text, locale)).toBeNull()
  })

  test.each(locales)('an amount as %s shows it can be typed again', (locale) => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseBaht(formatBaht(amount, locale), locale)).toBe(amount)
      }),
    )
  })

  test('Thai digits have the same meaning as Arabic digits', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const arabic = formatBaht(amount, 'en')
        const thai = arabic.replace(/\d/g, (digit) =>
          String.fromCharCode('๐'.charCodeAt(0) + Number(digit)),
        )
        expect(parseBaht(thai, 'th')).toBe(amount)
      }),
    )
  })

  test('no text makes the parser throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...locales), (text, locale) => {
        const amount: Satang | null = parseBaht(text, locale)
        expect(amount === null || Number.isSafeInteger(amount)).toBe(true)
      }),
    )
  })
})

test.each([
  ['en', '1,234,567.80'],
  ['th', '1,234,567.80'],
  ['ro', '1.234.567,80'],
])('the language %s shows two decimals', (locale, text) => {
  expect(formatBaht(satang(123_456_780), locale)).toBe(text)
})

describe('pasted amounts', () => {
  test.each([
    ['en', '1,250.75 baht'],
    ['en', '฿1,250.75'],
    ['en', '฿ 1250.75'],
    ['en', 'THB 1,250.75'],
    ['th', '1,250.75 บาท'],
    ['en', '1250.75THB'],
    ['zh', '1,250.75 泰铢'],
    ['fr', '1\u202f250,75 bahts'],
    ['ro', '1.250,75 baht'],
  ])('in %s, the pasted text %s is read by its number', (locale, text) => {
    expect(readAmount(text, locale)).toEqual({ amount: 125_075, error: null })
  })

  test.each(['500.-', '500,-', '฿500.–'])(
    'the pasted price tag %s is read as an amount',
    (text) => {
      expect(readAmount(text, 'th')).toEqual({ amount: 50_000, error: null })
    },
  )

  test.each(['฿', 'baht', '฿100฿฿', '100k', '100 dollars', 'THB 1e3'])(
    'the pasted text %s is refused',
    (text) => {
      expect(readAmount(text, 'en').amount).toBeNull()
    },
  )
})
