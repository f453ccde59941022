import { Dexie } from 'dexie'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { customersAnswer, customersPaths, ordersAnswer } from '#contract/customers/customers'
import { cartSchema } from '#contract/shop/cart'
import { orderStatus, shopOrderSchema, shopOrdersSchema } from '#contract/shop/order'
import { shopPaths } from '#contract/shop/paths'
import { discountSchema } from '#contract/shop/payment'
import { dayMs, hourMs } from '#lib/time'
import { setClock } from '#mocks/clock'
import { customersDatabase } from '#mocks/customers/database'
import { shopDatabase } from '#mocks/shop/database'
import { callDemo, startDemo } from '../demoNetwork'
import { noon } from '../provider/backEnds'

beforeEach(async () => {
  await startDemo(customersDatabase)
  await startDemo(shopDatabase)
})

const address = { id: 'a', name: 'Somchai Jaidee', street: 'Soi 9', city: 'Bangkok', phone: '0812' }

async function fillCart(quantity = 2): Promise<void> {
  const product = { id: '2', color: 'black', size: 'M', quantity }
  await callDemo(shopPaths.add, { product, products: [] })
  await callDemo(shopPaths.billingAddress, { address })
}

const place = (requestId: string) => callDemo(shopPaths.placeOrder, { requestId })

async function placed(requestId: string) {
  await fillCart()
  return v.parse(shopOrderSchema, (await place(requestId)).body)
}

const orders = async () => v.parse(shopOrdersSchema, (await callDemo(shopPaths.orders)).body).orders
const allOrders = async () =>
  v.parse(ordersAnswer, (await callDemo(customersPaths.orders)).body).orders
const cart = async () => v.parse(cartSchema, (await callDemo(shopPaths.cart)).body)
const worth = async (path: string, code: string) =>
  v.parse(discountSchema, (await callDemo(path, { code, total: 2580 })).body).amount

describe('an order of the shop', () => {
  it('contains the whole cart, which is empty afterwards', async () => {
    await fillCart()
    await callDemo(shopPaths.discount, { code: 'SUB150', total: 2580 })
    await callDemo(shopPaths.shippingCharge, { charge: 'fast' })
    const { status, body } = await place('r1')
    expect(status).toBe(200)
    const order = v.parse(shopOrderSchema, body)
    expect(order).toMatchObject({
      id: 'SHOP-1001',
      lines: [{ id: '2', color: 'black', size: 'M', quantity: 2, price: 129_000 }],
      discount: 15_000,
      code: 'SUB150',
      shipping: 500,
      total: 243_500,
      address: { name: 'Somchai Jaidee' },
    })
    expect(await cart()).toMatchObject({ products: [], total: 0, discount: 0, code: '' })
    expect(await orders()).toEqual([order])
  })

  it('is created once, however often it is sent, and the next one has the next number', async () => {
    const first = await placed('r1')
    expect(v.parse(shopOrderSchema, (await place('r1')).body)).toEqual(first)
    await placed('r2')
    expect((await orders()).map(({ id }) => id)).toEqual(['SHOP-1002', 'SHOP-1001'])
  })

  it('is created once when two tabs send the same cart', async () => {
    await fillCart()
    const answers = await Promise.all([place('r1'), place('r2')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
    expect(await orders()).toHaveLength(1)
  })

  it('is refused for an empty cart, without an address, or if sold out, and nothing is lost', async () => {
    expect((await place('r1')).status).toBe(400)
    await callDemo(shopPaths.add, { product: { id: '1', color: 'blue' }, products: [] })
    expect((await place('r1')).status).toBe(400)
    await callDemo(shopPaths.billingAddress, { address })
    await shopDatabase.products.update('1', { isStock: false })
    expect((await place('r1')).status).toBe(400)
    expect((await cart()).products).toHaveLength(1)
    expect(await orders()).toEqual([])
  })

  it('progresses with time, and can be cancelled until it is shipped', async () => {
    const { id } = await placed('r1')
    expect((await orders())[0]?.reached.map(({ step }) => step)).toEqual(['placed'])
    setClock(() => noon + dayMs)
    expect((await callDemo(shopPaths.cancelOrder, { id })).status).toBe(400)
    setClock(() => noon + 5 * dayMs)
    expect((await orders()).map(orderStatus)).toEqual([1])
    setClock(() => noon)
    const cancelled = await callDemo(shopPaths.cancelOrder, { id })
    expect(cancelled).toMatchObject({ status: 200, body: { id } })
    // Repeated after its answer was lost.
    setClock(() => noon + hourMs)
    expect(await callDemo(shopPaths.cancelOrder, { id })).toEqual(cancelled)
    expect((await callDemo(shopPaths.cancelOrder, { id: 'SHOP-1' })).status).toBe(404)
    setClock(() => noon + 5 * dayMs)
    expect((await orders()).map(orderStatus)).toEqual([3])
  })

  it('is listed and counted among the orders of all customers', async () => {
    const before = (await allOrders()).length
    await callDemo(shopPaths.discount, { code: 'FLAT05', total: 2580 })
    await placed('r1')
    const all = await allOrders()
    expect(all).toHaveLength(before + 1)
    expect(all.at(-1)).toMatchObject({ id: 'SHOP-1001', name: 'Somchai Jaidee', qty: 2, status: 2 })
    const { customers } = v.parse(customersAnswer, (await callDemo(customersPaths.customers)).body)
    const counted = customers.map(({ name, orders: count }) => [name, count])
    expect(counted).toEqual(
      customers.map(({ name }) => [name, all.filter((order) => order.name === name).length]),
    )
  })

  it('does not hide others if it is damaged', async () => {
    await placed('r1')
    await placed('r2')
    await shopDatabase.table('orders').update(1001, { lines: 'gone' })
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { body } = await callDemo(shopPaths.orders)
    expect(v.parse(shopOrdersSchema, body)).toMatchObject({
      orders: [{ id: 'SHOP-1002' }],
      skippedRecords: 1,
    })
    expect(warn).toHaveBeenCalledWith('1 damaged records were left out')
    const all = v.parse(ordersAnswer, (await callDemo(customersPaths.orders)).body)
    expect(all.orders.map(({ id }) => id)).toContain('SHOP-1002')
    expect(all.skippedRecords).toBe(1)
  })
})

describe('a discount of the shop', () => {
  it('a discount that is only previewed changes nothing', async () => {
    await fillCart()
    await callDemo(shopPaths.discount, { code: 'SUB150', total: 2580 })
    expect(await worth(shopPaths.discountWorth, 'FLAT05')).toBe(500)
    expect(await cart()).toMatchObject({ discount: 15_000, code: 'SUB150' })
  })

  it('a discount is drawn once per cart, whatever happens in between', async () => {
    await fillCart()
    const drawn = await worth(shopPaths.discountWorth, 'UPTO200')
    expect(await worth(shopPaths.discount, 'UPTO200')).toBe(drawn)
    expect(await worth(shopPaths.discount, 'FLAT05')).toBe(500)
    expect(await worth(shopPaths.discount, 'nothing')).toBe(0)
    expect(await worth(shopPaths.discount, 'UPTO200')).toBe(drawn)
    expect(await cart()).toMatchObject({ discount: drawn, code: 'UPTO200' })
  })
})

test('a shop of the previous version keeps its cart, and its discount without a code', async () => {
  await fillCart()
  const lines = await shopDatabase.lines.toArray()
  shopDatabase.close()
  await Dexie.delete('demo-shop')
  const old = new Dexie('demo-shop')
  old.version(1).stores({
    products: 'id',
    reviews: 'id',
    addresses: 'id',
    lines: 'itemId',
    checkout: 'id',
    seedMark: 'id',
  })
  await old.table('lines').bulkAdd(lines)
  await old.table('checkout').add({
    id: 'checkout',
    granted: 500,
    billing: null,
    type: 'free',
    method: 'cod',
    card: '',
  })
  old.close()
  expect(await cart()).toMatchObject({ discount: 500, code: '', products: [{ quantity: 2 }] })
  expect(await orders()).toEqual([])
})
