import { describe, expect, test } from 'vitest'
import {
  cardError,
  expiryMonth,
  groupedNumber,
  sampleCard,
} from '#features/shop/checkout/payment/card'
import { isCardNumber, plainDigits } from '#lib/cardNumber'
import * as fc from '../../properties'

const now = Date.parse('2026-11-21T05:00:00Z')

describe('card numbers', () => {
  test.each([sampleCard, '5555555555554444', '3782-822463-10005', '๔๒๔๒ ๔๒๔๒ ๔๒๔๒ ๔๒๔๒'])(
    'the card number %s is accepted',
    (typed) => {
      expect(isCardNumber(typed)).toBe(true)
    },
  )

  test.each([
    '4242 4242 4242 4241',
    '0000 0000 0000 0000',
    '42',
    '4'.repeat(20),
    'x4242424242424242',
    '<b>',
  ])('the card number %s is refused', (typed) =>
    expect(cardError('number', typed, now)).toBe('shop.checkout.error.cardNumber'),
  )

  test('a card number with one wrong digit is always refused', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const digits = Array.from(plainDigits(sampleCard), Number)
        digits[place] = ((digits[place] ?? 0) + more) % 10
        expect(isCardNumber(digits.join(''))).toBe(false)
      }),
    )
  })

  test('digits are grouped, and other text stays as typed', () => {
    expect(groupedNumber('4242424242424242')).toBe(sampleCard)
    expect(groupedNumber('4242x')).toBe('4242x')
    expect(groupedNumber('')).toBe('')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(plainDigits(groupedNumber(typed))).toBe(plainDigits(typed))
      }),
    )
  })
})

describe('expiry dates', () => {
  test.each([
    ['09/30', '2030-09'],
    ['9/30', '2030-09'],
    ['0930', '2030-09'],
    ['12 / 2030', '2030-12'],
    ['๐๙/๓๐', '2030-09'],
    ['13/30', null],
    ['00/30', null],
    ['0/30', null],
    ['soon', null],
  ])('the expiry date %s is read as %s', (typed, month) => expect(expiryMonth(typed)).toBe(month))

  test('a card is valid until its month ends in Bangkok', () => {
    expect(cardError('expiry', '11/26', now)).toBeNull()
    expect(cardError('expiry', '10/26', now)).toBe('shop.checkout.error.cardExpired')
    // Five hours into December in Bangkok, still November in London.
    const later = Date.parse('2026-11-30T22:00:00Z')
    expect(cardError('expiry', '11/26', later)).toBe('shop.checkout.error.cardExpired')
  })
})

test('the other fields of a card are checked', () => {
  expect(cardError('code', '12', now)).toBe('shop.checkout.error.cardCode')
  expect(cardError('code', '๑๒๓', now)).toBeNull()
  expect(cardError('name', '   ', now)).toBe('shop.checkout.error.required')
  expect(cardError('name', 'สมชาย 🎮', now)).toBeNull()
})
