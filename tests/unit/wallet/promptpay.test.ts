import { describe, expect, test } from 'vitest'
import { promptPayText, readPromptPay } from '#features/wallet/deposit/promptpay'
import { satang } from '#lib/money'
import * as fc from '../../properties'

const head = '00020101021129370016A000000677010111'
const tail = '5802TH53037646304'

describe('PromptPay', () => {
  // Vectors that the package promptpay-qr publishes.
  test.each([
    ['0801234567', undefined, `${head}01130066801234567${tail}6197`],
    ['080-123-4567', undefined, `${head}01130066801234567${tail}6197`],
    ['+66-89-123-4567', undefined, `${head}01130066891234567${tail}29C1`],
    ['1111111111111', undefined, `${head}02131111111111111${tail}7B5A`],
    ['1-1111-11111-11-1', undefined, `${head}02131111111111111${tail}7B5A`],
    ['0123456789012', undefined, `${head}02130123456789012${tail}0CBD`],
    [
      '000-000-0000',
      422,
      `${head.replace('010211', '010212')}01130066000000000${tail.replace('6304', '')}54044.226304E469`,
    ],
  ])('the code for %s with %s satang is that of promptpay-qr', (target, amount, text) => {
    expect(promptPayText(target, amount === undefined ? amount : satang(amount))).toBe(text)
  })

  const target = fc.oneof(
    fc.stringMatching(/^0[0-9]{9}$/),
    fc.stringMatching(/^[0-9]{13}$/),
    fc.stringMatching(/^[0-9]{15}$/),
  )
  const amount = fc.integer({ min: 1, max: 99_999_999_999 })

  test('a code is read back as the same account and amount', () => {
    fc.assert(
      fc.property(target, amount, (id, count) => {
        const account = id.length === 10 ? `0066${id.slice(1)}` : id
        const read = readPromptPay(promptPayText(id, satang(count)))
        expect(read).toEqual({ account, amount: count })
      }),
    )
    expect(readPromptPay(promptPayText('0000000000'))?.amount).toBeNull()
  })

  test('a code with any one character changed is refused', () => {
    fc.assert(
      fc.property(
        target,
        amount,
        fc.nat(),
        fc.stringMatching(/^[0-9A-Z]$/),
        (id, count, at, to) => {
          const text = promptPayText(id, satang(count))
          const place = at % text.length
          fc.pre(text[place] !== to)
          expect(readPromptPay(text.slice(0, place) + to + text.slice(place + 1))).toBeNull()
        },
      ),
    )
  })

  test.each(['', '12345678', '12345678901234', '1234567890123456'])(
    'the account %j is refused',
    (id) => {
      expect(() => promptPayText(id)).toThrow(RangeError)
    },
  )

  test('an amount of zero is refused', () => {
    expect(() => promptPayText('0000000000', satang(0))).toThrow(RangeError)
  })
})
