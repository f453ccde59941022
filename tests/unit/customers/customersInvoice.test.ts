import { describe, expect, it } from 'vitest'
import { draftTotals } from '#features/customers/invoice/draftTotals'
import { invoiceErrors } from '#features/customers/invoice/invoiceErrors'
import { parsePercent, parseQuantity } from '#features/customers/invoice/items/typedNumbers'
import { newDraft } from '#features/customers/invoice/newDraft'
import { totalsOf } from '#features/customers/invoice/totals'
import { deliveryTimeline } from '#features/customers/order/deliveryTimeline'
import { satang } from '#lib/money'
import * as fc from '../../properties'

const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 0, max: 100_000 }),
    price: fc.integer({ min: 0, max: 999_999_999 }).map(satang),
  }),
  { maxLength: 40 },
)
const percent = fc.integer({ min: 0, max: 10_000 })

describe('the totals of an invoice', () => {
  it('add up to the satang, whatever is charged', () => {
    fc.assert(
      fc.property(lines, percent, percent, (charged, discount, tax) => {
        const totals = totalsOf({ lines: charged, discount, tax })
        const exact = charged.reduce(
          (sum, one) => sum + BigInt(one.quantity) * BigInt(one.price),
          0n,
        )
        expect(BigInt(totals.subtotal)).toBe(exact)
        expect(totals.discount).toBeLessThanOrEqual(totals.subtotal)
        expect(totals.total).toBe(totals.subtotal - totals.discount + totals.tax)
        // Nearest satang: at most half a satang off.
        const off = 2n * (BigInt(totals.discount) * 10_000n - exact * BigInt(discount))
        expect(off >= -10_000n && off <= 10_000n).toBe(true)
      }),
    )
  })

  it('are exact for the most rows with the highest quantities, prices and tax', () => {
    const draft = newDraft('1970-01-01')
    const items = Array.from({ length: 100 }, (_, at) => ({
      id: String(at),
      name: 'Tower',
      description: '',
      quantity: '10,000',
      price: '9,999,999.99',
    }))
    expect(draftTotals({ ...draft, items, tax: '100' }, 'en').total).toBe(1_999_999_998_000_000)
    const more = items.map((item) => ({ ...item, quantity: '100000' }))
    expect(draftTotals({ ...draft, items: more, tax: '100' }, 'en').total).toBe(0)
  })

  it('round halves up, once for the whole invoice', () => {
    const half = { quantity: 1, price: satang(50) }
    // 1 % of 0.50 baht is half a satang.
    expect(totalsOf({ lines: [half], discount: 100, tax: 0 }).discount).toBe(1)
    expect(totalsOf({ lines: [half, half], discount: 100, tax: 0 }).discount).toBe(1)
    expect(totalsOf({ lines: [half], discount: 10_000, tax: 700 }).total).toBe(0)
  })

  it('ignore rows with invalid values', () => {
    const draft = newDraft('1970-01-01')
    const [item] = draft.items
    if (!item) throw new Error('A new draft has a row')
    const items = [
      { ...item, quantity: '3', price: '1,000.10' },
      { ...item, id: 'b', quantity: '1.5', price: '10' },
      { ...item, id: 'c', quantity: '๒', price: '๑๐.๒๕' },
    ]
    expect(draftTotals({ ...draft, items, discount: 'x', tax: '7' }, 'en')).toMatchObject({
      subtotal: 302_080,
      discount: 0,
      tax: 21_146,
      total: 323_226,
    })
  })
})

describe('typed numbers', () => {
  it.each([
    ['1', 1],
    ['1,000', 1000],
    ['๑๒', 12],
    ['1.5', null],
    ['-1', null],
    ['10,000', 10_000],
    ['10001', null],
    ['', null],
  ])('reads the quantity %j', (text, pieces) => expect(parseQuantity(text, 'en')).toBe(pieces))

  it.each([
    ['', 0],
    ['7.25', 725],
    ['100', 10_000],
    ['100.01', null],
    ['7,5', 750],
    ['-1', null],
  ])('reads the percentage %j', (text, hundredths) =>
    expect(parsePercent(text, 'en')).toBe(hundredths),
  )
})

describe('an invoice', () => {
  it('reports what is missing, in the order of its fields', () => {
    const draft = {
      ...newDraft('1970-01-01'),
      customerEmail: 'somchai',
      date: '2026-02-30',
      tax: '101',
    }
    const id = draft.items[0]?.id
    expect([...invoiceErrors(draft, 'en').keys()]).toEqual([
      'customerName',
      'customerEmail',
      'date',
      `${id}.name`,
      `${id}.price`,
      'tax',
    ])
  })

  it('cannot be due before its date', () => {
    const draft = { ...newDraft('1970-01-01'), date: '2026-11-21', due: '2026-11-20' }
    expect(invoiceErrors(draft, 'en').get('due')).toBe('customers.error.due')
  })
})

const states = (steps: ReturnType<typeof deliveryTimeline>) =>
  steps.map(({ key, state }) => `${key} ${state}`)

describe('a delivery', () => {
  const order = {
    id: 'ORD-1',
    name: '',
    company: '',
    type: '',
    qty: 1,
    date: 0,
    status: 2 as const,
    email: '',
    phone: '',
    address: '',
    items: [],
    discount: 0,
    discountAmount: null,
    byHand: null,
    tax: 0,
    shipping: satang(0),
    carrier: 'Post',
    tracking: 'TH1',
    reached: [
      { step: 'shipped' as const, at: 20 },
      { step: 'placed' as const, at: 10 },
    ],
    cancelledAt: null,
  }

  it('lists the reached steps in order of time, then the steps ahead', () => {
    const steps = deliveryTimeline(order, (key) => key)
    expect(states(steps)).toEqual([
      'placed done',
      'shipped done',
      'paid current',
      'packed ahead',
      'delivered ahead',
    ])
    expect(steps[1]?.note).toBe('Post, TH1')
  })

  it('ends with its cancellation', () => {
    const steps = deliveryTimeline({ ...order, cancelledAt: 30 }, (key) => key)
    expect(states(steps)).toEqual(['placed done', 'shipped done', 'cancelled failed'])
  })
})
