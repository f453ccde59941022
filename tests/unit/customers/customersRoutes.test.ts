import 'fake-indexeddb/auto'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import {
  customersAnswer,
  customersPaths,
  ordersAnswer,
  productReviewsAnswer,
  soldProductsAnswer,
} from '#contract/customers/customers'
import { customersExtraPaths, newProductAnswer, productIdsAnswer } from '#contract/customers/extra'
import { invoicePaths } from '#contract/customers/invoice'
import { invoiceDraftAnswer } from '#contract/customers/invoiceDraft'
import { newDraft } from '#features/customers/invoice/newDraft'
import { orderTotals } from '#features/customers/order/orderPaper'
import { customersDatabase } from '#mocks/customers/database'
import * as fc from '../../properties'
import { callDemo, startDemo } from '../demoNetwork'
import { noon } from '../provider/backEnds'
import { hostileBodies } from '../provider/hostileBodies'

beforeEach(() => startDemo(customersDatabase))

async function answerOf<const Schema extends v.GenericSchema>(schema: Schema, path: string) {
  const { status, body } = await callDemo(path)
  expect(status).toBe(200)
  return v.parse(schema, body)
}

const products = async () => (await answerOf(soldProductsAnswer, customersPaths.products)).products
const changeReviews = (changes: object[]) => callDemo(customersExtraPaths.reviewStatus, { changes })
const productIds = async () => (await products()).map(({ id }) => id)

describe('the lists', () => {
  it('have the specified shape and size, with unique IDs', async () => {
    const { customers } = await answerOf(customersAnswer, customersPaths.customers)
    const { orders } = await answerOf(ordersAnswer, customersPaths.orders)
    const { productreviews } = await answerOf(productReviewsAnswer, customersPaths.reviews)
    const lists = [customers, orders, await products(), productreviews]
    expect(lists.map((list) => list.length)).toEqual([16, 20, 20, 15])
    for (const list of lists) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
      expect(list.filter(({ date }) => date >= noon)).toEqual([])
    }
    expect(new Set(customers.map(({ status }) => status))).toEqual(new Set([1, 2, 3]))
  })

  it('count the existing orders of each customer', async () => {
    const { customers } = await answerOf(customersAnswer, customersPaths.customers)
    const { orders } = await answerOf(ordersAnswer, customersPaths.orders)
    const counted = customers.map(({ name }) => orders.filter((one) => one.name === name).length)
    expect(customers.map((one) => one.orders)).toEqual(counted)
    expect(Math.max(...counted)).toBeGreaterThan(1)
  })

  it('change the status of all selected reviews or of none', async () => {
    const { productreviews } = await answerOf(productReviewsAnswer, customersPaths.reviews)
    const [first, second] = productreviews
    const [one, other] = [first?.id, second?.id]
    const statuses = async () =>
      (await answerOf(productReviewsAnswer, customersPaths.reviews)).productreviews
        .filter(({ id }) => id === one || id === other)
        .map(({ status }) => status)
    await changeReviews([
      { id: one, was: first?.status, status: 3 },
      { id: other, was: second?.status, status: 1 },
    ])
    expect(await statuses()).toEqual([3, 1])
    const unknown = await changeReviews([
      { id: one, was: 3, status: 1 },
      { id: 'nowhere', was: 3, status: 1 },
    ])
    expect(unknown.status).toBe(404)
    expect((await changeReviews([{ id: one, was: 3, status: 4 }])).status).toBe(400)
    // One of them was decided elsewhere in the meantime. A repeated change finds the status that it wants.
    const decided = await changeReviews([
      { id: one, was: 3, status: 1 },
      { id: other, was: 2, status: 3 },
    ])
    expect(decided.status).toBe(400)
    expect(await statuses()).toEqual([3, 1])
    expect((await changeReviews([{ id: one, was: 2, status: 3 }])).status).toBe(200)
  })

  it('contain orders with correct totals, and deliveries in the past', async () => {
    const { orders } = await answerOf(ordersAnswer, customersPaths.orders)
    expect(orders).toHaveLength(20)
    for (const order of orders) {
      expect(order.qty).toBe(order.items.reduce((sum, { qty }) => sum + qty, 0))
      expect(orderTotals(order).total).toBeGreaterThan(0)
      expect(order.reached.filter(({ at }) => at < order.date || at >= noon)).toEqual([])
      expect(order.cancelledAt !== null).toBe(order.status === 3)
      expect(order.reached.some(({ step }) => step === 'delivered')).toBe(order.status === 1)
    }
  })

  it('skip damaged records and count them', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await customersDatabase.open()
    await customersDatabase.products.update('PR-3001', { price: -4 })
    const answer = await answerOf(soldProductsAnswer, customersPaths.products)
    expect(answer.products).toHaveLength(19)
    expect(answer.skippedRecords).toBe(1)
  })
})

describe('products', () => {
  const added = { name: ' แผ่นรองเมาส์ ', category: 'Desk', price: 199.25, qty: 3 }

  it("are added with today's date", async () => {
    const { status, body } = await callDemo(customersExtraPaths.newProduct, added)
    expect(status).toBe(200)
    const { product } = v.parse(newProductAnswer, body)
    expect(product).toMatchObject({ name: 'แผ่นรองเมาส์', price: 19_925, qty: 3, date: noon })
    expect(await products()).toContainEqual(product)
  })

  it.each([
    {},
    { ...added, name: '  ' },
    { ...added, price: 1.005 },
    { ...added, price: -1 },
    { ...added, price: 10_000_000 },
    { ...added, qty: 1.5 },
    { ...added, qty: 1e9 },
    { ...added, name: 'x'.repeat(201) },
  ])('are refused with invalid values: %j', async (body) => {
    expect((await callDemo(customersExtraPaths.newProduct, body)).status).toBe(400)
    expect(await productIds()).toHaveLength(20)
  })

  it('are removed and restored', async () => {
    const before = await products()
    const ids = ['PR-3001', 'PR-3002', 'PR-3001']
    const { body } = await callDemo(customersExtraPaths.removeProducts, { ids })
    expect(v.parse(productIdsAnswer, body).ids).toEqual(['PR-3001', 'PR-3002'])
    expect(await productIds()).toHaveLength(18)
    // Repeated after its answer was lost.
    expect(await callDemo(customersExtraPaths.removeProducts, { ids })).toEqual({
      status: 200,
      body,
    })
    expect(await productIds()).toHaveLength(18)
    for (const _ of [1, 2])
      expect((await callDemo(customersExtraPaths.restoreProducts, { ids })).status).toBe(200)
    expect(await products()).toEqual(before)
  })

  it('are removed all together or not at all', async () => {
    const ids = ['PR-3001', 'PR-nobody']
    expect((await callDemo(customersExtraPaths.removeProducts, { ids })).status).toBe(404)
    expect((await callDemo(customersExtraPaths.restoreProducts, { ids })).status).toBe(404)
    expect(await productIds()).toHaveLength(20)
  })
})

const read = () => answerOf(invoiceDraftAnswer, customersExtraPaths.invoiceDraft)

describe('the invoice draft', () => {
  const draft = { ...newDraft('2026-11-21'), customerName: 'ก็ํ๊ <b>', notes: '👩‍👩‍👧‍👦' }

  it('is stored as typed, and deleted', async () => {
    expect(await read()).toMatchObject({ draft: null, savedAt: null })
    const { status, body } = await callDemo(customersExtraPaths.invoiceDraft, { draft })
    expect(status).toBe(200)
    expect(v.parse(invoiceDraftAnswer, body)).toMatchObject({ draft, savedAt: noon })
    expect(await read()).toMatchObject({ draft, savedAt: noon })
    await callDemo(customersExtraPaths.invoiceDraft, { draft: null })
    expect(await read()).toMatchObject({ draft: null, savedAt: null })
  })

  it.each([{}, { draft: 'text' }, { draft: { ...draft, items: [{}] } }, { draft: { number: 1 } }])(
    'is refused if it is invalid: %j',
    async (body) => {
      await callDemo(customersExtraPaths.invoiceDraft, { draft })
      expect((await callDemo(customersExtraPaths.invoiceDraft, body)).status).toBe(400)
      expect((await read()).draft).toEqual(draft)
    },
  )

  it('is ignored if it is damaged', async () => {
    await callDemo(customersExtraPaths.invoiceDraft, { draft })
    await customersDatabase.table('invoiceDrafts').update('draft', { 'draft.items': 'broken' })
    expect((await read()).draft).toBeNull()
  })
})

const bodies = hostileBodies(['ids', 'name', 'category', 'price', 'qty', 'draft', 'items'])

test.each([
  customersExtraPaths.newProduct,
  customersExtraPaths.removeProducts,
  customersExtraPaths.restoreProducts,
  customersExtraPaths.invoiceDraft,
  invoicePaths.issue,
  invoicePaths.status,
])('the call %s answers any body, and changes nothing when it refuses it', async (path) => {
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const before = await productIds()
      const { status, body: answer } = await callDemo(path, body)
      expect([200, 400, 404]).toContain(status)
      if (status === 200) return
      expect(answer).toMatchObject({ message: expect.stringMatching(/./) })
      expect(await productIds()).toEqual(before)
    }),
    { numRuns: 40 },
  )
})
