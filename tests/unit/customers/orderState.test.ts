import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { customersAnswer, customersPaths, ordersAnswer } from '#contract/customers/customers'
import { customersExtraPaths } from '#contract/customers/extra'
import { type Progress, shopOrderSchema } from '#contract/shop/order'
import { shopPaths } from '#contract/shop/paths'
import {
  type OrderState,
  progressOf,
  progressTo,
  stateOf,
} from '#features/customers/order/orderState'
import { dayMs } from '#lib/time'
import { setClock } from '#mocks/clock'
import { customersDatabase } from '#mocks/customers/database'
import { shopDatabase } from '#mocks/shop/database'
import { callDemo, startDemo } from '../demoNetwork'
import { noon } from '../provider/backEnds'

beforeEach(async () => {
  await startDemo(customersDatabase)
  await startDemo(shopDatabase)
})

async function orderNamed(id: string) {
  const { orders } = v.parse(ordersAnswer, (await callDemo(customersPaths.orders)).body)
  const order = orders.find((one) => one.id === id)
  if (!order) throw new Error(`There is no ${id}`)
  return order
}

const pathOf = (id: string) =>
  (id.startsWith('SHOP') ? shopPaths : customersExtraPaths).orderProgress

/** @returns a window that shows the order as it is now, and can set and undo its state */
async function windowAt(id: string) {
  const order = await orderNamed(id)
  let was = progressOf(order)
  const send = async (next: Progress) => {
    const { status } = await callDemo(pathOf(id), { id, ...next, was })
    if (status === 200) was = next
    return status
  }
  return {
    set: (state: OrderState) => send(progressTo(order, state, Date.now())),
    takeBack: () => send(progressOf(order)),
  }
}

/**
 * Sets the state of an order.
 * @returns what undoes it
 */
async function come(id: string, state: OrderState) {
  const { set, takeBack } = await windowAt(id)
  expect(await set(state)).toBe(200)
  return async () => expect(await takeBack()).toBe(200)
}

const stepsOf = async (id: string) => (await orderNamed(id)).reached.map(({ step }) => step)

async function counts() {
  const { body } = await callDemo(customersPaths.customers)
  return v.parse(customersAnswer, body).customers.map(({ orders }) => orders)
}

async function ordered(): Promise<string> {
  const product = { id: '2', color: 'black', size: 'M', quantity: 1 }
  await callDemo(shopPaths.add, { product, products: [] })
  const address = { id: 'a', name: 'Somchai', street: 'Soi 9', city: 'Bangkok', phone: '0812' }
  await callDemo(shopPaths.billingAddress, { address })
  const { body } = await callDemo(shopPaths.placeOrder, { requestId: 'r' })
  return v.parse(shopOrderSchema, body).id
}

describe('the progress of an order', () => {
  it('set by hand includes the steps before it, and known steps keep their times', async () => {
    const before = await orderNamed('ORD-1059')
    await come('ORD-1059', 'shipped')
    const order = await orderNamed('ORD-1059')
    expect(order.reached.slice(0, 2)).toEqual(before.reached)
    expect(order.reached.map(({ step }) => step)).toEqual(['placed', 'paid', 'packed', 'shipped'])
    expect(order.status).toBe(2)
    await come('ORD-1059', 'delivered')
    expect((await orderNamed('ORD-1059')).status).toBe(1)
  })

  it('is undone to exactly what it was', async () => {
    const before = await orderNamed('ORD-1041')
    const takeBack = await come('ORD-1041', 'paid')
    expect(await stepsOf('ORD-1041')).toEqual(['placed', 'paid'])
    await takeBack()
    expect(await orderNamed('ORD-1041')).toEqual(before)
  })

  it('keeps its steps after a cancellation, and can continue from one by hand', async () => {
    await come('ORD-1058', 'cancelled')
    const order = await orderNamed('ORD-1058')
    expect(order).toMatchObject({ status: 3, cancelledAt: expect.any(Number) })
    expect(stateOf(order)).toBe('cancelled')
    expect(await stepsOf('ORD-1058')).toEqual(['placed', 'paid', 'packed'])
    await come('ORD-1058', 'packed')
    expect(await orderNamed('ORD-1058')).toMatchObject({ status: 2, cancelledAt: null })
  })

  it('has no payment before delivery for cash on delivery', async () => {
    await come('ORD-1052', 'shipped')
    expect(await stepsOf('ORD-1052')).toEqual(['placed', 'packed', 'shipped'])
    await come('ORD-1052', 'delivered')
    expect(await stepsOf('ORD-1052')).toEqual(['placed', 'packed', 'shipped', 'paid', 'delivered'])
  })

  it('follows the clock for a shop order until it is set by hand, and again after the undo', async () => {
    const id = await ordered()
    const takeBack = await come(id, 'shipped')
    setClock(() => noon + 30 * dayMs)
    expect(await stepsOf(id)).toEqual(['placed', 'packed', 'shipped'])
    expect((await callDemo(shopPaths.cancelOrder, { id })).status).toBe(400)
    await takeBack()
    expect(await stepsOf(id)).toContain('delivered')
  })

  it('stops following the clock after a cancellation by hand', async () => {
    const id = await ordered()
    await come(id, 'cancelled')
    setClock(() => noon + 30 * dayMs)
    expect(await orderNamed(id)).toMatchObject({ status: 3, reached: [{ step: 'placed' }] })
  })

  it.each(['ORD-1059', 'shop'])(
    'is not set over a change from another window: %s',
    async (which) => {
      const id = which === 'shop' ? await ordered() : which
      const one = await windowAt(id)
      const other = await windowAt(id)
      expect(await one.set('packed')).toBe(200)
      const packed = await orderNamed(id)
      expect(await other.set('cancelled')).toBe(400)
      expect(await orderNamed(id)).toEqual(packed)
      const third = await windowAt(id)
      expect(await third.set('shipped')).toBe(200)
      expect(await one.takeBack()).toBe(400)
      expect(stateOf(await orderNamed(id))).toBe('shipped')
      expect(await third.takeBack()).toBe(200)
      expect(await one.takeBack()).toBe(200)
    },
  )

  it('is set over a change of a shop order that only the clock made', async () => {
    const id = await ordered()
    const { set } = await windowAt(id)
    setClock(() => noon + 30 * dayMs)
    expect(await set('packed')).toBe(200)
    expect(stateOf(await orderNamed(id))).toBe('packed')
  })

  it('is not set if the buyer has cancelled in the meantime', async () => {
    const id = await ordered()
    const { set } = await windowAt(id)
    expect((await callDemo(shopPaths.cancelOrder, { id })).status).toBe(200)
    expect(await set('packed')).toBe(400)
    expect(stateOf(await orderNamed(id))).toBe('cancelled')
  })

  const none = { reached: null, cancelledAt: null }

  it.each([
    [404, { id: 'ORD-1', reached: [], cancelledAt: null, was: none }],
    [400, {}],
    [400, { id: 'ORD-1059', reached: [{ step: 'lost', at: '2026-11-25' }], cancelledAt: null }],
    [400, { id: 'ORD-1059', reached: [{ step: 'paid', at: 'now' }], cancelledAt: null, was: none }],
    [400, { id: 'ORD-1059', reached: null, cancelledAt: 7, was: none }],
    [400, { id: 'ORD-1059', ...none }],
    [400, { id: 7, ...none, was: none }],
  ])('is answered with %d for %j and stays unchanged', async (expected, body) => {
    const before = await orderNamed('ORD-1059')
    expect((await callDemo(customersExtraPaths.orderProgress, body)).status).toBe(expected)
    expect((await callDemo(shopPaths.orderProgress, body)).status).toBe(expected)
    expect(await orderNamed('ORD-1059')).toEqual(before)
  })

  it("does not change the customers' counts, which include all orders", async () => {
    const before = await counts()
    await come('ORD-1058', 'cancelled')
    expect(await counts()).toEqual(before)
  })
})
