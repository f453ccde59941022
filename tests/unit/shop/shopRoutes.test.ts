import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addressListSchema } from '#contract/shop/address'
import { cartSchema, changedLinesSchema, updatedLinesSchema } from '#contract/shop/cart'
import { shopPaths } from '#contract/shop/paths'
import {
  productListSchema,
  productSchema,
  productsSchema,
  reviewListSchema,
} from '#contract/shop/product'
import { setRandom } from '#mocks/random'
import { shopDatabase } from '#mocks/shop/database'
import { callDemo, startDemo } from '../demoNetwork'

beforeEach(() => startDemo(shopDatabase))

/** Calls the route and validates the answer; fails on any status but 200. */
async function ask<const Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  body?: unknown,
): Promise<v.InferOutput<Schema>> {
  const answer = await callDemo(path, body)
  expect(answer.status).toBe(200)
  return v.parse(schema, answer.body)
}

const cart = () => ask(cartSchema, shopPaths.cart)
const add = (id: string, color = 'black', size = 'M', quantity = 1) =>
  ask(changedLinesSchema, shopPaths.add, { product: { id, color, size, quantity }, products: [] })
const status = async (path: string, body: unknown) => (await callDemo(path, body)).status

describe('products of the shop', () => {
  test('the list has the eight sample products', async () => {
    const { products, skippedRecords } = await ask(productListSchema, shopPaths.products)
    expect(products).toHaveLength(8)
    expect(skippedRecords).toBe(0)
    expect(products[0]).toMatchObject({ id: '1', offerPrice: 44_900, isStock: true })
  })

  test('a damaged record is skipped and counted', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await shopDatabase.products.put({ id: '3', name: 7 })
    const { products, skippedRecords } = await ask(productListSchema, shopPaths.products)
    expect([products.length, skippedRecords]).toEqual([7, 1])
  })

  test.each([
    [{}, 8],
    [{ search: 'HOOD' }, 2],
    [{ search: '2490' }, 1],
    [{ gender: ['kids'] }, 2],
    [{ gender: ['kids', 'female'] }, 3],
    [{ categories: ['travel'] }, 3],
    [{ categories: ['all'] }, 8],
    [{ colors: ['violet'] }, 2],
    [{ price: '0-500' }, 2],
    [{ price: '2000-100000' }, 2],
    [{ rating: 4.7 }, 3],
    [{ search: 'ไม่มี' }, 0],
  ])('the filter %j finds %i products', async (filter, count) => {
    expect(await ask(productsSchema, shopPaths.filterProducts, { filter })).toHaveLength(count)
  })

  test.each([
    ['low', '7'],
    ['high', '3'],
    ['popularity', '7'],
    ['discount', '2'],
    ['new', '7'],
  ])('the sort order %s begins with %s', async (sort, first) => {
    const [found] = await ask(productsSchema, shopPaths.filterProducts, { filter: { sort } })
    expect(found?.id).toBe(first)
  })

  test('a product is found by ID or number, the first one by default, and an unknown one is 404', async () => {
    expect((await ask(productSchema, shopPaths.product, { id: '4' })).name).toMatch(/Watch/)
    expect((await ask(productSchema, shopPaths.product, { id: 4 })).id).toBe('4')
    expect((await ask(productSchema, shopPaths.product, { id: 'default' })).id).toBe('1')
    expect(await status(shopPaths.product, { id: 'nothing' })).toBe(404)
    expect(await status(shopPaths.product, {})).toBe(400)
  })

  test('related products are others of the same category, in a bare list', async () => {
    const related = await ask(productsSchema, shopPaths.related, { id: '1' })
    expect(related.map(({ id }) => id)).toEqual(['2', '3', '8'])
    expect(await status(shopPaths.related, { id: '99' })).toBe(404)
  })

  test('the list of reviews has three entries', async () => {
    const { productReviews } = await ask(reviewListSchema, shopPaths.reviews)
    expect(productReviews).toHaveLength(3)
  })
})

const list = () => ask(addressListSchema, shopPaths.addresses)

describe('addresses of the shop', () => {
  const address = { name: 'สมหญิง', street: '1 Rama IV', post: 10500, isDefault: true }

  test('the sample has two addresses, one of them the default', async () => {
    expect((await list()).address.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  test('a new default address replaces the old one', async () => {
    await ask(addressListSchema, shopPaths.newAddress, address)
    const { address: all } = await list()
    expect(all).toHaveLength(3)
    expect(all.filter(({ isDefault }) => isDefault)).toMatchObject([
      { name: 'สมหญิง', post: '10500' },
    ])
  })

  test('two addresses with the same ID are one address', async () => {
    await ask(addressListSchema, shopPaths.newAddress, { ...address, id: 'mine' })
    await ask(addressListSchema, shopPaths.newAddress, { ...address, id: 'mine', post: 10110 })
    expect((await list()).address).toHaveLength(3)
  })

  test('editing changes only the edited address', async () => {
    await ask(addressListSchema, shopPaths.editAddress, { ...address, id: '2' })
    const { address: all } = await list()
    expect(all.find(({ id }) => id === '2')).toMatchObject({ name: 'สมหญิง', isDefault: true })
    expect(all.find(({ id }) => id === '1')).toMatchObject({ isDefault: false })
    await ask(addressListSchema, shopPaths.editAddress, { id: '2', city: 'Chiang Rai' })
    const { address: later } = await list()
    expect(later).toEqual(all.map((one) => (one.id === '2' ? { ...one, city: 'Chiang Rai' } : one)))
    expect(await status(shopPaths.editAddress, { ...address, id: '9' })).toBe(404)
    expect(await status(shopPaths.editAddress, { ...address, id: '2', name: ' ' })).toBe(400)
  })

  test('a deleted address is also removed from the cart', async () => {
    const { address: all } = await list()
    const [chosen, other] = all
    await callDemo(shopPaths.billingAddress, { address: chosen })
    await ask(addressListSchema, shopPaths.removeAddress, { id: other?.id })
    expect((await cart()).billing).toEqual(chosen)
    const left = await ask(addressListSchema, shopPaths.removeAddress, { id: chosen?.id })
    expect(left.address).toEqual([])
    expect((await cart()).billing).toBeNull()
    expect(await status(shopPaths.removeAddress, { id: chosen?.id })).toBe(404)
    expect(await status(shopPaths.removeAddress, {})).toBe(400)
    await callDemo(shopPaths.newAddress, chosen)
    expect((await list()).address).toEqual([chosen])
  })

  test('an edit is refused if the field was changed in the meantime', async () => {
    const edit = { id: '2', city: 'Lamphun', was: { city: 'Chiang Rai' } }
    const before = await list()
    const { status: refused, body } = await callDemo(shopPaths.editAddress, edit)
    expect([refused, body]).toEqual([400, expect.objectContaining({ code: 'changed' })])
    expect(await list()).toEqual(before)
    const city = before.address.find(({ id }) => id === '2')?.city
    const { address: after } = await ask(addressListSchema, shopPaths.editAddress, {
      ...edit,
      was: { city },
    })
    expect(after.find(({ id }) => id === '2')?.city).toBe('Lamphun')
  })
})

const charge = (to: string) => callDemo(shopPaths.shippingCharge, { charge: to, shipping: 0 })

const apply = (code: string) => callDemo(shopPaths.discount, { code, total: 449 })

/** Draws the discount in a new cart, because each cart draws once. */
const draw = async (code: string, total: number, value: number) => {
  await callDemo(shopPaths.reset, {})
  setRandom((bytes) => new DataView(bytes.buffer).setUint32(0, value))
  const { body } = await callDemo(shopPaths.discount, { code, total })
  setRandom()
  return body
}

describe('the cart of the shop', () => {
  test('the cart starts as specified', async () => {
    expect(await cart()).toEqual({
      products: [],
      subtotal: 0,
      total: 0,
      discount: 0,
      code: '',
      shipping: 0,
      billing: null,
      payment: { type: 'free', method: 'cod', card: '' },
    })
  })

  test('adding raises the totals by what was added, and equal choices are one line', async () => {
    expect((await add('1', 'blue')).subtotal).toBe(44_900)
    expect((await add('1', 'blue', 'M', 2)).products).toHaveLength(1)
    const { products } = await add('1', 'black')
    expect(products.map(({ quantity }) => quantity)).toEqual([3, 1])
    expect(await cart()).toMatchObject({ subtotal: 4 * 44_900, total: 4 * 44_900 })
  })

  test("the cart uses the shop's prices, whatever the page sends", async () => {
    const product = { id: '1', color: '', size: '', quantity: 1, offerPrice: 0.01, salePrice: 0 }
    await ask(changedLinesSchema, shopPaths.add, { product, products: [{ offerPrice: 1 }] })
    expect((await cart()).subtotal).toBe(44_900)
  })

  test('lines are removed and updated by itemId', async () => {
    const [line] = (await add('3', 'black', '40', 2)).products
    const id = line?.itemId ?? ''
    const updated = await ask(updatedLinesSchema, shopPaths.update, {
      id,
      quantity: 3,
      products: [],
    })
    expect(updated).toMatchObject({ oldSubTotal: 579_700, subtotal: 869_550 })
    expect((await cart()).total).toBe(869_550)
    const removed = await ask(changedLinesSchema, shopPaths.remove, { id, products: [] })
    expect(removed).toEqual({ products: [], subtotal: 869_550 })
    expect((await cart()).total).toBe(0)
  })

  test('the cart refuses unknown, sold-out or too many products, and changes nothing', async () => {
    await add('1')
    const before = await cart()
    expect(await status(shopPaths.add, { product: { id: 'no' } })).toBe(404)
    expect(await status(shopPaths.add, { product: { id: '7' } })).toBe(400)
    expect(
      await status(shopPaths.add, {
        product: { id: '1', color: 'black', size: 'M', quantity: 99 },
      }),
    ).toBe(400)
    expect(await status(shopPaths.remove, { id: 'no' })).toBe(404)
    expect(await status(shopPaths.update, { id: 'no', quantity: 1 })).toBe(404)
    const id = before.products[0]?.itemId
    expect(await status(shopPaths.update, { id, quantity: 0 })).toBe(400)
    expect(await status(shopPaths.update, { id, quantity: 1.5 })).toBe(400)
    expect(await cart()).toEqual(before)
  })

  test('fast shipping chosen twice is charged once, and free shipping removes the charge', async () => {
    await add('1')
    expect((await charge('fast')).body).toEqual({ shipping: 5, newShipping: 5, type: 'fast' })
    expect((await charge('fast')).body).toEqual({ shipping: 5, newShipping: 0, type: 'fast' })
    expect(await cart()).toMatchObject({ shipping: 500, total: 45_400, payment: { type: 'fast' } })
    expect((await charge('free')).body).toEqual({ shipping: 0, newShipping: -5, type: 'free' })
    expect((await cart()).total).toBe(44_900)
    expect((await charge('drone')).status).toBe(400)
  })

  test('only one discount applies at a time, and an unknown code gives nothing', async () => {
    await add('1')
    expect((await apply('SUB150')).body).toEqual({ amount: 150 })
    expect((await apply('FLAT05')).body).toEqual({ amount: 5 })
    expect(await cart()).toMatchObject({ discount: 500, total: 44_400 })
    expect((await apply('berry50')).body).toEqual({ amount: 0 })
    expect(await cart()).toMatchObject({ discount: 0, total: 44_900 })
  })

  test('random discounts follow the random source', async () => {
    expect(await draw('BERRY50', 1000, 0)).toEqual({ amount: 1 })
    expect(await draw('BERRY50', 1000, 48)).toEqual({ amount: 49 })
    expect(await draw('BERRY50', 10.5, 9)).toEqual({ amount: 10 })
    expect(await draw('UPTO200', 1000, 198)).toEqual({ amount: 199 })
    expect(await draw('UPTO200', 0, 0)).toEqual({ amount: 0 })
    expect(await draw('UPTO200', -5, 0)).toEqual({ amount: 0 })
  })

  test('a drawn discount stays the same, however often its code is tried in this cart', async () => {
    const first = await draw('UPTO200', 1000, 40)
    setRandom((bytes) => new DataView(bytes.buffer).setUint32(0, 150))
    expect((await callDemo(shopPaths.discount, { code: 'FLAT05', total: 1000 })).body).toEqual({
      amount: 5,
    })
    const again = await callDemo(shopPaths.discount, { code: 'UPTO200', total: 1000 })
    setRandom()
    expect(again.body).toEqual(first)
  })

  test('a discount is never more than the cart is worth', async () => {
    const [line] = (await add('1')).products
    await callDemo(shopPaths.discount, { code: 'SUB150', total: 449 })
    await callDemo(shopPaths.remove, { id: line?.itemId })
    expect(await cart()).toMatchObject({ discount: 0, total: 0 })
  })

  test('billing, method and card are set, and no card number is stored', async () => {
    const address = { id: '1', name: 'Narin' }
    const billing = await callDemo(shopPaths.billingAddress, { address })
    expect(billing.body).toMatchObject({ billing: address })
    expect((await callDemo(shopPaths.paymentMethod, { method: 'card' })).body).toEqual({
      method: 'card',
    })
    const number = '4242 4242 4242 4242'
    const card = { card: '•••• 4242' }
    expect((await callDemo(shopPaths.paymentCard, { card: number })).body).toEqual(card)
    expect((await callDemo(shopPaths.paymentCard, { card: { number, cvc: '123' } })).body).toEqual(
      card,
    )
    const kept = JSON.stringify(await shopDatabase.checkout.toArray())
    expect(kept).not.toMatch(/4242.?4242|123/)
    expect(await cart()).toMatchObject({
      billing: address,
      payment: { method: 'card', card: '•••• 4242' },
    })
    expect(await status(shopPaths.paymentMethod, { method: 'gold' })).toBe(400)
  })

  test('the reset needs no body', async () => {
    await add('1')
    await callDemo(shopPaths.paymentMethod, { method: 'card' })
    expect((await callDemo(shopPaths.reset, '')).status).toBe(200)
    expect(await cart()).toMatchObject({ products: [], total: 0, payment: { method: 'cod' } })
  })

  test('a line without its product, and damaged rows, are skipped', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await add('1')
    await add('2')
    await shopDatabase.products.delete('1')
    await shopDatabase.lines.put({ itemId: 'broken', quantity: -1 })
    await shopDatabase.checkout.put({ id: 'checkout', granted: 'much' })
    expect(await cart()).toMatchObject({ products: [{ id: '2' }], total: 129_000 })
  })
})
