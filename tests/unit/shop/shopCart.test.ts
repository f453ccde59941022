import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { cartSchema, changedLinesSchema } from '#contract/shop/cart'
import { shopPaths } from '#contract/shop/paths'
import { lineTotal, shippingTypes, subtotalOf, totalsOf } from '#contract/shop/totals'
import { satang } from '#lib/money'
import { shopDatabase } from '#mocks/shop/database'
import { discountOf } from '#mocks/shop/payment'
import * as fc from '../../properties'
import { callDemo, startDemo } from '../demoNetwork'

const line = fc.record({
  offerPrice: fc.integer({ min: 0, max: 10_000_000 }).map(satang),
  quantity: fc.integer({ min: 1, max: 99 }),
})
const lines = fc.array(line, { maxLength: 12 })

describe('totals of the cart', () => {
  test('the total is the sum of the lines minus discount plus shipping, and at least 0', () => {
    fc.assert(
      fc.property(
        lines,
        fc.nat(20_000_000),
        fc.constantFrom(...shippingTypes),
        (all, granted, type) => {
          const { subtotal, discount, shipping, total } = totalsOf(all, satang(granted), type)
          expect(subtotal).toBe(all.reduce((sum, one) => sum + lineTotal(one), 0))
          expect(total).toBe(subtotal - discount + shipping)
          expect(total).toBeGreaterThanOrEqual(0)
          expect(discount).toBeLessThanOrEqual(subtotal)
          expect(shipping).toBe(type === 'fast' ? 500 : 0)
        },
      ),
    )
  })

  test('totals are in whole satang, so ten times 0.10 baht is one baht', () => {
    expect(
      subtotalOf(Array.from({ length: 10 }, () => ({ offerPrice: satang(10), quantity: 1 }))),
    ).toBe(100)
  })
})

describe('discount codes', () => {
  const total = fc.oneof(
    fc.double({ min: -1000, max: 1e6, noNaN: true }),
    fc.constantFrom(0, 0.5, 1, 4.99, 49, 150, 199, 1e300),
  )

  test.each([
    ['BERRY50', 49],
    ['FLAT05', 5],
    ['SUB150', 150],
    ['UPTO200', 199],
  ])('the code %s gives at most %i baht, and never more than the total', (code, most) => {
    fc.assert(
      fc.property(total, (baht) => {
        const amount = discountOf(code, baht)
        expect(Number.isInteger(amount)).toBe(true)
        expect(amount).toBeLessThanOrEqual(Math.max(0, Math.min(baht, most)) * 100)
        expect(amount).toBeGreaterThanOrEqual(baht >= 1 ? 100 : 0)
      }),
    )
  })

  test('any other code gives nothing', () => {
    fc.assert(
      fc.property(fc.string(), total, (code, baht) => {
        expect(discountOf(`x${code}`, baht)).toBe(0)
      }),
    )
  })
})

type Action =
  | { kind: 'add'; id: string; color: string; quantity: number }
  | { kind: 'remove'; pick: number }
  | { kind: 'update'; pick: number; quantity: number }
  | { kind: 'fast' }
  | { kind: 'free' }

const quantity = fc.integer({ min: 1, max: 5 })
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    id: fc.constantFrom('1', '2', '3'),
    color: fc.constantFrom('black', 'blue'),
    quantity,
  }),
  fc.record({ kind: fc.constant('remove' as const), pick: fc.nat(5) }),
  fc.record({ kind: fc.constant('update' as const), pick: fc.nat(5), quantity }),
  fc.constant({ kind: 'fast' as const }),
  fc.constant({ kind: 'free' as const }),
)

const readCart = async () => v.parse(cartSchema, (await callDemo(shopPaths.cart)).body)

const itemId = async (pick: number) => {
  const { products } = await readCart()
  return products[pick % Math.max(1, products.length)]?.itemId ?? 'none'
}

async function perform(one: Action): Promise<number> {
  switch (one.kind) {
    case 'add': {
      const { kind: _, ...product } = one
      return (await callDemo(shopPaths.add, { product, products: [] })).status
    }
    case 'remove':
      return (await callDemo(shopPaths.remove, { id: await itemId(one.pick), products: [] })).status
    case 'update': {
      const id = await itemId(one.pick)
      return (await callDemo(shopPaths.update, { id, quantity: one.quantity, products: [] })).status
    }
    default:
      return (await callDemo(shopPaths.shippingCharge, { charge: one.kind, shipping: 0 })).status
  }
}

const tab = async (actions: Action[]) => {
  for (const next of actions) expect([200, 404]).toContain(await perform(next))
}

const add = (color: string) =>
  callDemo(shopPaths.add, { product: { id: '1', color, size: '', quantity: 1 }, products: [] })

const quantities = async () => (await readCart()).products.map(({ quantity }) => quantity)

describe('adding to the cart', () => {
  beforeEach(() => startDemo(shopDatabase))

  test('a repeated request is added once, and each other request again', async () => {
    const product = { id: '1', color: 'blue', size: '', quantity: 2 }
    for (const requestId of ['one', 'one']) await callDemo(shopPaths.add, { product, requestId })
    expect(await quantities()).toEqual([2])
    await callDemo(shopPaths.add, { product, requestId: 'other' })
    for (const _ of [1, 2]) await callDemo(shopPaths.add, { product })
    expect(await quantities()).toEqual([8])
  })
})

describe('the cart in two tabs', () => {
  beforeEach(() => startDemo(shopDatabase))

  test('two interleaved sequences of actions leave a valid cart', async () => {
    const sequence = fc.array(action, { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(sequence, sequence, async (one, other) => {
        await callDemo(shopPaths.reset, {})
        await Promise.all([tab(one), tab(other)])
        const { products, subtotal, total, discount, shipping } = await readCart()
        expect(subtotal).toBe(subtotalOf(products))
        expect(total).toBe(subtotal - discount + shipping)
        expect([0, 500]).toContain(shipping)
        const keys = products.map(({ id, color, size }) => `${id}/${color}/${size}`)
        expect(new Set(keys).size).toBe(keys.length)
      }),
      { numRuns: 12 },
    )
  })

  test('fifty additions from each of two tabs are all in the cart', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => add(index % 2 === 0 ? 'black' : 'blue')),
    )
    for (const { body } of answers) expect(v.is(changedLinesSchema, body)).toBe(true)
    const { products, subtotal } = await readCart()
    expect(products.map((one) => one.quantity)).toEqual([50, 50])
    expect(subtotal).toBe(100 * 44_900)
  })
})
