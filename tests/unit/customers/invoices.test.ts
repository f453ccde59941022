import { Dexie } from 'dexie'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { customersExtraPaths } from '#contract/customers/extra'
import { invoiceAnswer, invoicePaths, invoicesAnswer } from '#contract/customers/invoice'
import {
  changedDraft,
  draftChanges,
  hasChanges,
  type InvoiceDraft,
  invoiceDraftAnswer,
} from '#contract/customers/invoiceDraft'
import { invoiceErrors } from '#features/customers/invoice/invoiceErrors'
import { invoiceTotals, issuedFrom, shownStatus } from '#features/customers/invoice/issued'
import { newDraft } from '#features/customers/invoice/newDraft'
import { customersDatabase } from '#mocks/customers/database'
import * as fc from '../../properties'
import { callDemo, startDemo } from '../demoNetwork'
import { noon } from '../provider/backEnds'

beforeEach(() => startDemo(customersDatabase))

function written(name = 'สมชาย <b>'): InvoiceDraft {
  const draft = newDraft('2026-11-21')
  const items = draft.items.map((item) => ({ ...item, name: 'Repair', price: '1,000' }))
  return { ...draft, customerName: name, items, discount: '2.5' }
}

const issue = (draft: InvoiceDraft) => callDemo(invoicePaths.issue, issuedFrom(draft, 'en'))
const issued = async (draft: InvoiceDraft) =>
  v.parse(invoiceAnswer, (await issue(draft)).body).invoice
const invoices = async () =>
  v.parse(invoicesAnswer, (await callDemo(invoicePaths.list)).body).invoices
const save = async (body: object) =>
  v.parse(invoiceDraftAnswer, (await callDemo(customersExtraPaths.invoiceDraft, body)).body)

describe('an invoice', () => {
  it('is issued with the next number, and its draft is deleted', async () => {
    const draft = written()
    await save({ draft })
    const invoice = await issued(draft)
    expect(invoice).toMatchObject({ id: 'INV-1001', customerName: 'สมชาย <b>', status: 'open' })
    // 1,000 less 2.5 %, plus 7 % of that.
    expect(invoiceTotals(invoice).total).toBe(104_325)
    expect((await callDemo(customersExtraPaths.invoiceDraft)).body).toMatchObject({ draft: null })
    await issued(written('B'))
    expect((await invoices()).map(({ id }) => id)).toEqual(['INV-1002', 'INV-1001'])
  })

  it('is created once, however often and in how many tabs its draft is issued', async () => {
    const draft = written()
    const [one, other] = await Promise.all([issued(draft), issued(draft)])
    expect(one).toEqual(other)
    expect(await invoices()).toHaveLength(1)
  })

  it('keeps a draft that was begun in the meantime', async () => {
    const next = written('next')
    await save({ draft: next })
    await issued(written('first'))
    expect((await callDemo(customersExtraPaths.invoiceDraft)).body).toMatchObject({ draft: next })
  })

  it('is refused without rows, without a customer or due before its date, and no number is lost', async () => {
    const draft = written()
    for (const wrong of [
      { ...draft, items: [] },
      { ...draft, customerName: ' ' },
      { ...draft, due: '2020-01-01' },
      { ...draft, date: '' },
    ]) {
      expect((await issue(wrong)).status).toBe(400)
      expect(invoiceErrors(wrong, 'en').size).toBe(wrong.items.length === 0 ? 0 : 1)
    }
    expect((await issued(draft)).id).toBe('INV-1001')
  })

  it('can be marked paid and unpaid, and keeps its number when it is cancelled', async () => {
    const { id } = await issued(written())
    const change = (was: string, status: string) =>
      callDemo(invoicePaths.status, { id, was, status })
    const paid = await change('open', 'paid')
    expect(paid.status).toBe(200)
    // Repeated after its answer was lost.
    expect(await change('open', 'paid')).toEqual(paid)
    expect((await change('open', 'cancelled')).status).toBe(400)
    expect((await change('paid', 'open')).status).toBe(200)
    expect((await change('open', 'cancelled')).status).toBe(200)
    expect((await change('cancelled', 'open')).status).toBe(400)
    expect(await invoices()).toMatchObject([{ id, status: 'cancelled' }])
    expect((await issued(written())).id).toBe('INV-1002')
  })

  it('is overdue from the day after its due date', async () => {
    const invoice = await issued(written())
    expect(shownStatus(invoice, invoice.due)).toBe('open')
    expect(shownStatus(invoice, '2099-01-01')).toBe('overdue')
    expect(shownStatus({ ...invoice, status: 'paid' }, '2099-01-01')).toBe('paid')
  })

  it('does not hide others if it is damaged', async () => {
    await issued(written())
    await issued(written())
    await customersDatabase.invoices.update(1001, { items: [] })
    expect(await invoices()).toMatchObject([{ id: 'INV-1002' }])
  })
})

const text = fc.string({ maxLength: 6 })
const items = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), name: text, quantity: text, price: text }),
  { selector: ({ id }) => id, minLength: 1 },
)
const draft = fc.record({
  id: fc.constant('draft'),
  customerName: text,
  customerEmail: text,
  customerAddress: text,
  date: text,
  due: text,
  discount: text,
  tax: text,
  notes: text,
  items,
})

describe('the changes of a draft', () => {
  it('turn one draft into the other, and are empty for equal drafts', () => {
    fc.assert(
      fc.property(draft, draft, (before, after) => {
        expect(changedDraft(before, draftChanges(before, after), before)).toEqual(after)
        expect(hasChanges(draftChanges(after, after))).toBe(false)
      }),
    )
  })

  it('are merged with changes of another tab to other fields and rows', async () => {
    const begun = { ...written(), items: [row('a'), row('b')] }
    await save({ draft: begun })
    const one = { ...begun, notes: 'one', items: [row('a', 'one'), row('b'), row('c', 'new')] }
    const other = { ...begun, customerEmail: 'o@example.com', items: [row('a'), row('b', 'other')] }
    await save({ changes: draftChanges(begun, one), otherwise: begun })
    const { draft: both } = await save({ changes: draftChanges(begun, other), otherwise: begun })
    expect(both).toEqual({
      ...begun,
      notes: 'one',
      customerEmail: 'o@example.com',
      items: [row('a', 'one'), row('b', 'other'), row('c', 'new')],
    })
  })

  it('restore a whole row that another tab removed in the meantime', async () => {
    const begun = { ...written(), items: [row('a'), { ...row('b'), quantity: '3', price: '20' }] }
    await save({ draft: begun })
    await save({ changes: draftChanges(begun, { ...begun, items: [row('a')] }), otherwise: begun })
    const b = { id: 'b', name: 'Chips', quantity: '3', price: '20' }
    const changes = draftChanges(begun, { ...begun, items: [row('a'), b] })
    expect((await save({ changes, otherwise: begun })).draft?.items).toEqual([row('a'), b])
  })

  it('are merged when two windows begin a draft with one row each', async () => {
    const [one, other] = [newDraft('2026-11-21'), newDraft('2026-11-21')]
    const named = { ...one, customerName: 'Anong' }
    await save({ changes: draftChanges(one, named), otherwise: one })
    const written = { ...other, items: other.items.map((item) => ({ ...item, name: 'Chips' })) }
    const { draft } = await save({ changes: draftChanges(other, written), otherwise: other })
    expect(draft?.items.map(({ name }) => name)).toEqual(['Chips'])
    expect(draft?.customerName).toBe('Anong')
  })

  it('are stored on a new draft if none is stored', async () => {
    const begun = newDraft('2026-11-21')
    const changes = draftChanges(begun, { ...begun, notes: 'N' })
    expect((await save({ changes, otherwise: begun })).draft).toEqual({ ...begun, notes: 'N' })
  })
})

function row(id: string, name = '') {
  return { id, name, quantity: '1', price: '' }
}

test('a database of the previous version has its draft, and no invoice', async () => {
  const old = written()
  customersDatabase.close()
  await Dexie.delete('demo-customers')
  const database = new Dexie('demo-customers')
  database.version(1).stores({
    customers: 'id',
    orders: 'id',
    products: 'id',
    removedProducts: 'id',
    reviews: 'id',
    invoiceDrafts: 'id',
    seedMark: 'id',
  })
  const { id: _, ...withoutId } = old
  await database.table('invoiceDrafts').add({
    id: 'draft',
    draft: { ...withoutId, number: 'INV-20261122-01', status: 'draft' },
    savedAt: new Date(noon).toISOString(),
  })
  database.close()
  const { body } = await callDemo(customersExtraPaths.invoiceDraft)
  expect(v.parse(invoiceDraftAnswer, body).draft).toEqual({ ...old, id: '' })
  expect(await invoices()).toEqual([])
})
