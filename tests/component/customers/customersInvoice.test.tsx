import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#api/client/api'
import { customersExtraPaths } from '#contract/customers/extra'
import { invoicePaths } from '#contract/customers/invoice'
import { CreateInvoicePage } from '#features/customers/CreateInvoicePage'
import { InvoicePage } from '#features/customers/InvoicePage'
import { InvoicesPage } from '#features/customers/InvoicesPage'
import { hasUnsaved } from '#lib/unsaved'
import { customersDatabase } from '#mocks/customers/database'
import { answerDemo, brokenCall, loseFirstAnswer, renderDemo, resetDemo } from '../demoPages'

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await resetDemo(customersDatabase)
})

const { invoiceDraft } = customersExtraPaths
const form = () => screen.findByRole('form', { name: 'Create invoice' })
const item = (position: number) => screen.getByRole('listitem', { name: `Item ${position}` })
const inItem = (position: number, name: RegExp) =>
  within(item(position)).getByRole('textbox', { name })
const customerName = () => screen.getByRole('combobox', { name: /^Customer name/ })
const field = (name: string) => screen.getByRole('textbox', { name })
const total = () => within(screen.getByRole('region', { name: 'Totals' }))
const kept = () => screen.findByText(/^Draft saved/)

/** The fields of one row, in order. */
async function openPreview() {
  const rendered = await renderDemo(<CreateInvoicePage />)
  const { user } = rendered
  await form()
  await user.type(customerName(), 'Hana')
  await user.type(inItem(1, /^Description/), 'ค่าแปล')
  await user.type(inItem(1, /^Price/), '1,000')
  await kept()
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  return { ...rendered, preview: await screen.findByRole('dialog', { name: 'Preview' }) }
}

describe('an invoice', () => {
  it('has live totals, to the satang', async () => {
    const { user } = await renderDemo(<CreateInvoicePage />)
    await form()
    await user.clear(inItem(1, /^Quantity/))
    await user.type(inItem(1, /^Quantity/), '3')
    await user.type(inItem(1, /^Price/), '99.95')
    await user.click(screen.getByRole('button', { name: 'Add item' }))
    expect(inItem(2, /^Description/)).toHaveFocus()
    await user.type(inItem(2, /^Price/), '0.10')
    await user.type(screen.getByRole('textbox', { name: 'Discount %' }), '2.5')
    // 299.95; 2.5 % = 7.49875 → 7.50; 7 % of 292.45 = 20.4715 → 20.47
    expect(total().getByText('299.95 baht')).toBeVisible()
    expect(total().getByText('−7.50 baht')).toBeVisible()
    expect(total().getByText('20.47 baht')).toBeVisible()
    expect(total().getByText('312.92 baht')).toBeVisible()
  })

  it('suggests customers and fills in the contact details of the chosen one', async () => {
    const { user, container } = await renderDemo(<CreateInvoicePage />)
    await form()
    await waitFor(() => expect(container.querySelectorAll('option').length).toBeGreaterThan(9))
    await user.type(customerName(), 'Mateo García')
    const first = field('Email').getAttribute('value')
    expect(first).toMatch(/@/)
    expect(field('Address')).not.toHaveValue('')
    await user.clear(field('Address'))
    await user.type(field('Address'), 'Calle 5')
    // Another customer is chosen instead.
    await user.clear(customerName())
    await user.type(customerName(), 'Kittipong Srisuk')
    expect(field('Email')).not.toHaveValue(first)
    expect(field('Address')).toHaveValue('Calle 5')
  })

  it('reports a full text field', async () => {
    const { user } = await renderDemo(<CreateInvoicePage />)
    await form()
    const [what, notes] = [
      inItem(1, /^Description/),
      screen.getByRole('textbox', { name: 'Notes' }),
    ]
    for (const field of [what, customerName(), notes]) {
      await user.click(field)
      await user.paste('x'.repeat(2001))
    }
    expect(what).toHaveAccessibleDescription('No more than 300 characters fit in here.')
    expect(customerName()).toHaveAccessibleDescription('No more than 500 characters fit in here.')
    expect(screen.getByText('No more than 2,000 characters fit in here.')).toBeVisible()
  })

  it('moves and removes rows by buttons, and the focus follows', async () => {
    const { user } = await renderDemo(<CreateInvoicePage />)
    await form()
    await user.type(inItem(1, /^Description/), 'A')
    await user.click(screen.getByRole('button', { name: 'Add item' }))
    await user.keyboard('B')
    await user.click(screen.getByRole('button', { name: 'Move item 2 up' }))
    expect(inItem(1, /^Description/)).toHaveValue('B')
    expect(screen.getByRole('button', { name: 'Move item 1 down' })).toHaveFocus()
    expect(screen.getByText('Item 2 is now item 1')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Remove item 1' }))
    expect(inItem(1, /^Description/)).toHaveValue('A')
    expect(screen.getByRole('listitem', { name: 'Item 1' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Remove item 1' })).toBeDisabled()
  })

  it('loses only one row by a double click, although the next row moves up', async () => {
    const { user } = await renderDemo(<CreateInvoicePage />)
    await form()
    await user.click(screen.getByRole('button', { name: 'Add item' }))
    await user.click(screen.getByRole('button', { name: 'Add item' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove item 1' }), { detail: 1 })
    fireEvent.click(screen.getByRole('button', { name: 'Remove item 1' }), { detail: 2 })
    expect(screen.getByRole('listitem', { name: 'Item 2' })).toBeVisible()
  })

  it('restores a removed row and keeps text typed since', async () => {
    const { user } = await renderDemo(<CreateInvoicePage />)
    await form()
    await user.type(inItem(1, /^Description/), 'A')
    await user.click(screen.getByRole('button', { name: 'Add item' }))
    await user.keyboard('B')
    await user.click(screen.getByRole('button', { name: 'Remove item 1' }))
    expect(await screen.findByText('Item 1 was removed')).toBeVisible()
    await user.type(inItem(1, /^Description/), 'C')
    screen.getByRole('listitem', { name: 'Item 1' }).focus()
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(screen.getByRole('listitem', { name: 'Item 1' })).toHaveFocus())
    expect(inItem(1, /^Description/)).toHaveValue('A')
    expect(inItem(2, /^Description/)).toHaveValue('BC')
  })

  it('validates a field after the mouse is released, because a message would move the button under it', async () => {
    const { user } = await renderDemo(<CreateInvoicePage />)
    await form()
    const add = screen.getByRole('button', { name: 'Add item' })
    await user.click(add)
    expect(inItem(2, /^Description/)).toHaveFocus()
    await user.pointer({ keys: '[MouseLeft>]', target: add })
    expect(add).toHaveFocus()
    expect(inItem(2, /^Description/)).toHaveAttribute('aria-invalid', 'false')
    await user.pointer('[/MouseLeft]')
    expect(screen.getByRole('listitem', { name: 'Item 3' })).toBeVisible()
    await waitFor(() => expect(inItem(2, /^Description/)).toHaveAttribute('aria-invalid', 'true'))
  })

  it('reports invalid fields before it shows a preview', async () => {
    const { user, container } = await renderDemo(<CreateInvoicePage />)
    await form()
    await user.click(screen.getByRole('button', { name: 'Preview' }))
    expect(customerName()).toHaveFocus()
    expect(customerName()).toHaveAccessibleDescription('Please fill this in')
    expect(inItem(1, /^Price/)).toHaveAccessibleDescription(/amount up to/)
    expect(await barriers(container)).toEqual([])
    await user.type(customerName(), 'Hana <i>Suzuki</i>')
    await user.type(inItem(1, /^Description/), 'ค่าแปล')
    await user.type(inItem(1, /^Price/), '1,000')
    await user.click(screen.getByRole('button', { name: 'Preview' }))
    const preview = await screen.findByRole('dialog', { name: 'Preview' })
    expect(within(preview).getByText('Hana <i>Suzuki</i>')).toBeVisible()
    expect(within(preview).getByText('1,070.00 baht')).toBeVisible()
    const print = vi.spyOn(window, 'print').mockReturnValue()
    await user.click(within(preview).getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    await user.dblClick(within(preview).getByRole('button', { name: 'Issue invoice' }))
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/customer/invoice-list/INV-1001'),
    )
    expect(await customersDatabase.invoices.count()).toBe(1)
    expect(hasUnsaved()).toBe(false)
  })

  it('is issued once and shown after a lost answer', async () => {
    const { user, preview } = await openPreview()
    loseFirstAnswer(invoicePaths.issue)
    await user.click(within(preview).getByRole('button', { name: 'Issue invoice' }))
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/customer/invoice-list/INV-1001'),
    )
    expect(await customersDatabase.invoices.count()).toBe(1)
  })

  it('keeps its preview when another window issues it, and is issued once', async () => {
    const { user, store, preview } = await openPreview()
    await addInvoice((await customersDatabase.invoiceDrafts.get('draft'))?.draft.id)
    await customersDatabase.invoiceDrafts.clear()
    const name = document.getElementsByName('customerName')[0]
    act(() => void store.dispatch(api.util.invalidateTags(['Customer'])))
    await waitFor(() => expect(name).toHaveValue(''))
    expect(within(preview).getByText('Hana')).toBeVisible()
    await user.click(within(preview).getByRole('button', { name: 'Issue invoice' }))
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/customer/invoice-list/INV-1001'),
    )
    expect(await customersDatabase.invoices.count()).toBe(1)
  })

  it('is saved while it is typed, found again and discarded only on request', async () => {
    const first = await renderDemo(<CreateInvoicePage />)
    await form()
    expect(screen.getByRole('button', { name: 'Start again' })).toBeDisabled()
    await first.user.type(customerName(), 'Somchai')
    expect(hasUnsaved()).toBe(true)
    await kept()
    expect(hasUnsaved()).toBe(false)
    // Leaving before the autosave is due saves the draft all the same.
    await first.user.type(customerName(), ' Jaidee')
    first.unmount()
    await waitFor(async () => {
      const row = await customersDatabase.invoiceDrafts.get('draft')
      expect(row?.draft.customerName).toBe('Somchai Jaidee')
    })

    const second = await renderDemo(<CreateInvoicePage />)
    await form()
    expect(customerName()).toHaveValue('Somchai Jaidee')
    await second.user.click(screen.getByRole('button', { name: 'Start again' }))
    const question = await screen.findByRole('alertdialog')
    await second.user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(customerName()).toHaveValue('Somchai Jaidee')
    await second.user.click(screen.getByRole('button', { name: 'Start again' }))
    const again = await screen.findByRole('alertdialog')
    await second.user.click(within(again).getByRole('button', { name: 'Start again' }))
    await waitFor(() => expect(customerName()).toHaveValue(''))
    await waitFor(async () => expect(await customersDatabase.invoiceDrafts.count()).toBe(0))
  })

  it('follows what another tab saves and keeps the text typed here', async () => {
    const { user, store } = await renderDemo(<CreateInvoicePage />)
    await form()
    await user.type(customerName(), 'Somchai')
    await kept()
    await customersDatabase.invoiceDrafts.update('draft', { 'draft.customerAddress': 'Soi 9' })
    await user.type(customerName(), ' J')
    act(() => void store.dispatch(api.util.invalidateTags(['Customer'])))
    const address = screen.getByRole('textbox', { name: /^Address/ })
    await waitFor(() => expect(address).toHaveValue('Soi 9'))
    expect(customerName()).toHaveValue('Somchai J')
    await waitFor(async () =>
      expect((await customersDatabase.invoiceDrafts.get('draft'))?.draft).toMatchObject({
        customerName: 'Somchai J',
        customerAddress: 'Soi 9',
      }),
    )
  })

  it('shows another window’s text for the same field and takes it on request', async () => {
    const { user, store } = await renderDemo(<CreateInvoicePage />)
    await form()
    await user.type(customerName(), 'Som')
    await user.type(inItem(1, /^Description/), 'Chips')
    await kept()
    const [item] = (await customersDatabase.invoiceDrafts.get('draft'))?.draft.items ?? []
    if (!item) throw new Error('The draft is gone')
    await customersDatabase.invoiceDrafts.update('draft', {
      'draft.customerName': 'Anong',
      'draft.items': [{ ...item, name: 'Cards' }],
    })
    await user.type(customerName(), 'chai')
    // The message appears whether or not this window hears of the other text before it saves its own.
    act(() => void store.dispatch(api.util.invalidateTags(['Customer'])))
    const conflict = await screen.findByText(/^This will replace .*elsewhere/)
    expect(conflict).toHaveTextContent('Anong')
    // A field that only the other window changed is no conflict.
    await waitFor(() => expect(inItem(1, /^Description/)).toHaveValue('Cards'))
    expect(customerName()).toHaveValue('Somchai')
    await user.click(within(conflict).getByRole('button', { name: 'Use that' }))
    expect(customerName()).toHaveValue('Anong')
    expect(customerName()).toHaveFocus()
    expect(conflict).not.toBeInTheDocument()
    await user.type(customerName(), '!')
    await waitFor(async () =>
      expect((await customersDatabase.invoiceDrafts.get('draft'))?.draft.customerName).toBe(
        'Anong!',
      ),
    )
    await kept()
    expect(screen.queryByText(/^This will replace/)).not.toBeInTheDocument()
    // A row that is being edited here keeps the other window’s text as well.
    await customersDatabase.invoiceDrafts.update('draft', {
      'draft.items': [{ ...item, name: 'Dice' }],
    })
    await user.type(inItem(1, /^Description/), '!')
    expect(await screen.findByText(/^This will replace .*elsewhere/)).toHaveTextContent('Dice')
  })

  it('keeps typed or restored text while an earlier state is being saved', async () => {
    const held = Promise.withResolvers<undefined>()
    const calls = answerDemo({
      '/api/customer/invoice-draft': ({ body }) =>
        JSON.stringify(body).includes('Somchai') ? held.promise : Promise.resolve(undefined),
    })
    const { user } = await renderDemo(<CreateInvoicePage />)
    await form()
    // Changed in one step, so that no intermediate state is saved.
    fireEvent.change(customerName(), { target: { value: 'Somchai' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add item' }))
    await waitFor(() => expect(JSON.stringify(calls)).toContain('Somchai'))
    await user.clear(customerName())
    await user.click(screen.getByRole('button', { name: 'Remove item 2' }))
    held.resolve(undefined)
    await waitFor(async () => {
      const { draft } = (await customersDatabase.invoiceDrafts.get('draft')) ?? {}
      expect(draft?.items).toHaveLength(1)
      expect(draft?.customerName).toBe('')
    })
    expect(customerName()).toHaveValue('')
    expect(screen.queryByRole('listitem', { name: 'Item 2' })).not.toBeInTheDocument()
  })

  it('reports that it could not be saved, and saves it on request', async () => {
    answerDemo({
      '/api/customer/invoice-draft': ({ body }) =>
        body === null ? Response.json({ draft: null }) : brokenCall(),
    })
    const { user } = await renderDemo(<CreateInvoicePage />)
    await form()
    await user.type(customerName(), 'S')
    expect(await screen.findByText(/^The draft could not be saved\. ./)).toBeVisible()
    answerDemo()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await kept()
    const row = await customersDatabase.invoiceDrafts.get('draft')
    expect(row?.draft.customerName).toBe('S')
  })
})

describe('an issued invoice', () => {
  it('is listed by status, with a link to its page', async () => {
    await addInvoice()
    const { container } = await renderDemo(<InvoicesPage />, { path: '/?status=open' })
    expect(await screen.findByRole('link', { name: 'INV-1001' })).toHaveAttribute(
      'href',
      '/customer/invoice-list/INV-1001',
    )
    expect(screen.getByText('22.47 baht')).toBeVisible()
    expect(await barriers(container)).toEqual([])
  })

  it('is not marked as paid after it was cancelled in another window', async () => {
    await addInvoice()
    const { user } = await renderDemo(<InvoicePage />, {
      path: '/customer/invoice-list/INV-1001',
      route: '/customer/invoice-list/:id',
    })
    loseFirstAnswer(invoicePaths.status)
    await user.click(await screen.findByRole('button', { name: 'Mark as paid' }))
    // Only the answer was lost.
    expect(await screen.findByText('INV-1001 is paid.')).toBeVisible()
    const pay = await screen.findByRole('button', { name: 'Mark as unpaid' })
    await customersDatabase.invoices.update(1001, { status: 'cancelled' })
    await user.click(pay)
    expect(await screen.findByText(/^INV-1001 was not changed\. This was changed/)).toBeVisible()
    await waitFor(() => expect(pay).not.toBeInTheDocument())
  })

  it('is copied to one new invoice by a double click', async () => {
    await addInvoice()
    const { user } = await renderDemo(<InvoicePage />, {
      path: '/customer/invoice-list/INV-1001',
      route: '/customer/invoice-list/:id',
    })
    const copy = await screen.findByRole('button', { name: 'Copy to a new invoice' })
    const calls = answerDemo()
    await user.dblClick(copy)
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/customer/create-invoice'),
    )
    expect(calls.filter(({ path, body }) => path === invoiceDraft && body)).toHaveLength(1)
  })

  it('can be marked as paid, and is cancelled after a question', async () => {
    await addInvoice()
    const { user, container } = await renderDemo(<InvoicePage />, {
      path: '/customer/invoice-list/INV-1001',
      route: '/customer/invoice-list/:id',
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'INV-1001' })).toBeVisible()
    expect(await barriers(container)).toEqual([])
    const calls = answerDemo()
    await user.click(screen.getByRole('button', { name: 'Mark as paid' }))
    const back = await screen.findByRole('button', { name: 'Mark as unpaid' })
    await waitFor(() => expect(back).not.toHaveAttribute('aria-disabled', 'true'))
    // The second click of a double click, after a pause.
    fireEvent.click(back, { detail: 2 })
    expect(back).not.toHaveAttribute('aria-busy', 'true')
    await user.click(back)
    await screen.findByRole('button', { name: 'Mark as paid' })
    expect(calls.filter(({ path }) => path === invoicePaths.status)).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Cancel the invoice' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Cancel the invoice' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Mark as paid' })).not.toBeInTheDocument(),
    )
    await user.click(screen.getByRole('button', { name: 'Copy to a new invoice' }))
    await waitFor(async () =>
      expect((await customersDatabase.invoiceDrafts.get('draft'))?.draft).toMatchObject({
        customerName: 'Somchai',
        items: [{ name: 'Repair', quantity: '2', price: '10.50' }],
      }),
    )
  })
})

const addInvoice = (draftId = 'd1') =>
  customersDatabase.invoices.add({
    id: 'INV-1001',
    number: 1001,
    draftId,
    issuedAt: '2026-11-19T00:00:00.000Z',
    customerName: 'Somchai',
    customerEmail: '',
    customerAddress: '',
    date: '2026-11-19',
    due: '2026-12-19',
    items: [{ name: 'Repair', qty: 2, price: 10.5 }],
    discount: 0,
    tax: 7,
    notes: '',
    status: 'open',
    statusAt: null,
  })

/** @returns the accessibility violations that axe finds */
async function barriers(container: Element) {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
