import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { customersExtraPaths } from '#contract/customers/extra'
import { CustomerProductsPage } from '#features/customers/CustomerProductsPage'
import { CustomersPage } from '#features/customers/CustomersPage'
import { OrderDetailsPage } from '#features/customers/OrderDetailsPage'
import { OrdersPage } from '#features/customers/OrdersPage'
import { ProductReviewsPage } from '#features/customers/ProductReviewsPage'
import { hasUnsaved } from '#lib/unsaved'
import { customersDatabase } from '#mocks/customers/database'
import { answerDemo, brokenCall, loseFirstAnswer, renderDemo, resetDemo } from '../demoPages'

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await resetDemo(customersDatabase)
})

const address = () => screen.getByTestId('address').textContent
const table = () => screen.findByRole('table')
const change = () => screen.getByRole('button', { name: 'Change the status of ORD-1060' })
const row = () => screen.getByRole('row', { name: /ORD-1060/ })
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

describe('the lists of the shop’s back office', () => {
  it('show customers with their statuses in words and filter by status', async () => {
    const { user } = await renderDemo(<CustomersPage />)
    expect(within(await table()).getAllByText('Active').length).toBeGreaterThan(3)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Suspended')
    expect(names()).toEqual(['Wei Zhang'])
    expect(screen.getByRole('link', { name: 'Orders of Wei Zhang' })).toHaveAttribute(
      'href',
      '/customer/order-list?customer=Wei%20Zhang',
    )
  })

  it('link from an order’s row to its page, newest first', async () => {
    await renderDemo(<OrdersPage />)
    await table()
    expect(names()[0]).toBe('ORD-1060')
    expect(screen.getByRole('link', { name: 'ORD-1060' })).toHaveAttribute(
      'href',
      '/customer/order-details?order=ORD-1060',
    )
  })

  it('show each order’s status, filter by it and export it', async () => {
    const files: Blob[] = []
    const createObjectURL = (file: Blob) => `blob:${files.push(file)}`
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { user } = await renderDemo(<OrdersPage />)
    const rows = within(await table())
    expect(row()).toHaveTextContent('Order placed')
    expect(rows.getByRole('row', { name: /ORD-1059/ })).toHaveTextContent('Paid')
    expect(rows.getByRole('row', { name: /ORD-1058/ })).toHaveTextContent('Packed')
    const status = screen.getByRole('combobox', { name: 'Status' })
    await user.selectOptions(status, 'Handed to the carrier')
    expect(names()).toEqual(['ORD-1057', 'ORD-1056'])
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    expect((await files[0]?.text())?.match(/ORD-\d+|Handed to the carrier/g)).toEqual([
      'ORD-1057',
      'Handed to the carrier',
      'ORD-1056',
      'Handed to the carrier',
    ])
  })

  it('can cancel an order in its row, and show its new status at once', async () => {
    const { user } = await renderDemo(<OrdersPage />)
    await table()
    await user.click(change())
    await user.click(await screen.findByRole('menuitem', { name: 'Cancelled' }))
    await waitFor(() => expect(row()).toHaveTextContent('Cancelled'))
  })

  it('refuse to change an order that was changed elsewhere, and show its status there', async () => {
    const { user } = await renderDemo(<OrdersPage />)
    await table()
    const reached = [{ step: 'placed' as const, at: '2026-11-20T00:00:00.000Z' }]
    await customersDatabase.orders.update('ORD-1060', { reached, cancelledAt: reached[0]?.at })
    await user.click(change())
    await user.click(await screen.findByRole('menuitem', { name: 'Packed' }))
    expect(
      await screen.findByText(
        'ORD-1060 was not changed. This was changed elsewhere in the meantime. Please check it again.',
      ),
    ).toBeVisible()
    await waitFor(() => expect(row()).toHaveTextContent('Cancelled'))
  })

  it('show ratings in words', async () => {
    await renderDemo(<ProductReviewsPage />)
    const rows = within(await table())
    expect(rows.getAllByText('4.5 of 5 stars').length).toBeGreaterThan(0)
    expect(rows.getByText('Hidden')).toBeVisible()
  })

  it('publish and hide reviews, one or many, and undo that', async () => {
    const { user } = await renderDemo(<ProductReviewsPage />)
    const rows = within(await table())
    const waiting = rows.getAllByText('To be checked').length
    const [open] = rows.getAllByRole('row', { name: /To be checked/ })
    const publish = within(open ?? document.body).getByRole('button', { name: /^Publish: / })
    expect(publish).toHaveAttribute('aria-pressed', 'false')
    await user.click(publish)
    await waitFor(() => expect(publish).toHaveAttribute('aria-pressed', 'true'))
    expect(publish).toHaveFocus()
    expect(rows.queryAllByText('To be checked')).toHaveLength(waiting - 1)
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(rows.getAllByText('To be checked')).toHaveLength(waiting))
    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }))
    await user.click(screen.getByRole('button', { name: 'Hide' }))
    await waitFor(() => expect(rows.queryAllByText('To be checked')).toHaveLength(0))
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(rows.getAllByText('To be checked')).toHaveLength(waiting))
  })

  it('keep a review decided elsewhere when the own decision is undone', async () => {
    const { user } = await renderDemo(<ProductReviewsPage />)
    const rows = within(await table())
    const [open] = rows.getAllByRole('row', { name: /To be checked/ })
    const hide = within(open ?? document.body).getByRole('button', { name: /^Hide: / })
    await user.click(hide)
    await waitFor(() => expect(hide).toHaveAttribute('aria-pressed', 'true'))
    const before = await customersDatabase.reviews.toArray()
    await customersDatabase.reviews.toCollection().modify({ status: 1 })
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    expect(await screen.findByText(/^This was changed elsewhere in the meantime/)).toBeVisible()
    const after = await customersDatabase.reviews.toArray()
    expect(after).toEqual(before.map((review) => ({ ...review, status: 1 })))
  })

  it('offer a retry when the customers could not be loaded', async () => {
    answerDemo({ '/api/customer/list': brokenCall })
    const { user } = await renderDemo(<CustomersPage />)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    answerDemo()
    await user.click(retry)
    expect(await table()).toBeVisible()
  })

  it.each([
    ['customers', <CustomersPage key="" />],
    ['orders', <OrdersPage key="" />],
    ['products', <CustomerProductsPage key="" />],
    ['reviews', <ProductReviewsPage key="" />],
  ])('have no accessibility violations: %s', async (_, page) => {
    const { container } = await renderDemo(page)
    await table()
    expect(await barriers(container)).toEqual([])
  })
})

describe('the products', () => {
  it('are added in a dialog that reports invalid fields', async () => {
    const calls = answerDemo()
    const { user } = await renderDemo(<CustomerProductsPage />)
    await table()
    await user.click(screen.getByRole('button', { name: 'Add product' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add product' })
    const field = (name: RegExp) => within(dialog).getByRole('textbox', { name })
    const send = within(dialog).getByRole('button', { name: 'Add product' })
    expect(field(/^Product/)).toHaveFocus()
    await user.keyboard('<b>ไทย</b>')
    await user.type(field(/^Price/), '12,50')
    await user.click(send)
    expect(field(/^Category/)).toHaveFocus()
    expect(field(/^Price/)).toHaveAccessibleDescription('That is 12.50 baht')
    await user.type(field(/^Category/), 'Desk')
    await user.clear(field(/^Price/))
    await user.type(field(/^Price/), '1,250.50')
    await user.type(field(/^In stock/), '4')
    await user.dblClick(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await screen.findByRole('rowheader', { name: '<b>ไทย</b>' })).toBeVisible()
    expect(names()[0]).toBe('<b>ไทย</b>')
    expect(calls.filter(({ path }) => path.endsWith('/new'))).toHaveLength(1)
  })

  it('are added once, however often one is sent again after a lost answer', async () => {
    const { user } = await renderDemo(<CustomerProductsPage />)
    await table()
    await user.click(screen.getByRole('button', { name: 'Add product' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add product' })
    const field = (name: RegExp) => within(dialog).getByRole('textbox', { name })
    await user.type(field(/^Product/), 'Once')
    await user.type(field(/^Category/), 'Desk')
    await user.type(field(/^Price/), '10')
    await user.type(field(/^In stock/), '4')
    loseFirstAnswer('/api/customer/product/new', 2)
    await user.click(within(dialog).getByRole('button', { name: 'Add product' }))
    expect(await within(dialog).findByRole('alert')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Add product' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await customersDatabase.products.filter(({ name }) => name === 'Once').count()).toBe(1)
  })

  it('report a full field in the dialog for a new one', async () => {
    const { user } = await renderDemo(<CustomerProductsPage />)
    await table()
    await user.click(screen.getByRole('button', { name: 'Add product' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add product' })
    const name = within(dialog).getByRole('textbox', { name: /^Product/ })
    await user.click(name)
    await user.paste('<img onerror>'.repeat(800))
    expect(name).toHaveAccessibleDescription('No more than 200 characters fit in here.')
  })

  it('ask before the input of a new one is dropped', async () => {
    const { user } = await renderDemo(<CustomerProductsPage />)
    await table()
    await user.click(screen.getByRole('button', { name: 'Add product' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add product' })
    await user.type(within(dialog).getByRole('textbox', { name: /^Product/ }), 'Lamp')
    expect(hasUnsaved()).toBe(true)
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(within(dialog).getByRole('textbox', { name: /^Product/ })).toHaveValue('Lamp')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(hasUnsaved()).toBe(false)
  })

  it('are removed together and restored by UNDO', async () => {
    const { user } = await renderDemo(<CustomerProductsPage />)
    await table()
    const [first = '', second = ''] = names().map((name) => name ?? '')
    await user.click(screen.getByRole('checkbox', { name: `Select ${first}` }))
    await user.click(screen.getByRole('checkbox', { name: `Select ${second}` }))
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('2 products removed')).toBeVisible()
    await waitFor(() => expect(names()).not.toContain(first))
    await user.click(screen.getByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(names().slice(0, 2)).toEqual([first, second]))
    await waitFor(() => expect(screen.getByText(first).closest('tr')).toHaveFocus())
  })

  it('lose only one row by a double click, although the next row moves up', async () => {
    await renderDemo(<CustomerProductsPage />)
    await table()
    const [first, second] = screen.getAllByRole('button', { name: /^Remove / })
    fireEvent.click(first ?? document.body, { detail: 1 })
    await waitFor(() => expect(first).not.toBeInTheDocument())
    fireEvent.click(second ?? document.body, { detail: 2 })
    expect(second).toHaveAttribute('aria-busy', 'false')
  })

  it('are reported as removed when only the answer was lost', async () => {
    const { user } = await renderDemo(<CustomerProductsPage />)
    await table()
    const [first = ''] = names().map((name) => name ?? '')
    loseFirstAnswer(customersExtraPaths.removeProducts)
    await user.click(screen.getByRole('button', { name: `Remove ${first}` }))
    expect(await screen.findByText('1 product removed')).toBeVisible()
    await waitFor(() => expect(names()).not.toContain(first))
  })

  it('stay in the list when they could not be removed', async () => {
    answerDemo({ '/api/customer/product/remove': brokenCall })
    const { user } = await renderDemo(<CustomerProductsPage />)
    await table()
    const [first = ''] = names().map((name) => name ?? '')
    await user.click(screen.getByRole('button', { name: `Remove ${first}` }))
    expect(await screen.findByText(/could not be removed/)).toBeVisible()
    expect(names()).toContain(first)
  })
})

describe('the page of an order', () => {
  it('shows the first order when none is named, and keeps its tab in the address', async () => {
    const { user, container } = await renderDemo(<OrderDetailsPage />)
    expect(await screen.findByRole('heading', { level: 1, name: 'Order ORD-1041' })).toBeVisible()
    expect(await barriers(container)).toEqual([])
    const ordered = screen.getByText('Date').nextElementSibling?.textContent ?? ''
    expect(ordered).toMatch(/\d:\d\d/)
    await user.click(screen.getByRole('tab', { name: 'Status' }))
    expect(address()).toBe('/?order=ORD-1041&tab=status')
    const steps = within(screen.getByRole('list', { name: 'Delivery' })).getAllByRole('listitem')
    expect(steps).toHaveLength(5)
    // Both times are shown by the same clock.
    expect(steps[0]).toHaveTextContent(ordered)
    expect(steps[3]).toHaveTextContent(/Handed to the carrier.*SP7300219TH/)
    expect(await barriers(container)).toEqual([])
  })

  it('opens at the tab of the address, with totals to the satang', async () => {
    await renderDemo(<OrderDetailsPage />, { path: '/?order=ORD-1041&tab=invoice' })
    expect(await screen.findByRole('tab', { name: 'Invoice', selected: true })).toBeVisible()
    const panel = screen.getByRole('tabpanel')
    // 2 × 2,490 + 2 × 450 = 5,880; minus 5 % discount; plus 7 % VAT; plus 80 for delivery.
    for (const sum of ['5,880.00', '294.00', '391.02', '80.00', '6,057.02']) {
      expect(within(panel).getAllByText(new RegExp(`^−?${sum} baht$`)).length).toBeGreaterThan(0)
    }
  })

  it('changes the status of the order and undoes that', async () => {
    const { user } = await renderDemo(<OrderDetailsPage />, { path: '/?order=ORD-1058&tab=status' })
    const steps = await screen.findByRole('list', { name: 'Delivery' })
    const done = () => within(steps).getAllByRole('time').length
    const before = done()
    await user.click(screen.getByRole('button', { name: 'Change the status of ORD-1058' }))
    const now = await screen.findByRole('menuitem', { name: 'Packed' })
    expect(now).toHaveClass('Mui-selected')
    await user.click(screen.getByRole('menuitem', { name: 'Delivered' }))
    expect(await screen.findByText('ORD-1058: Delivered')).toBeVisible()
    await waitFor(() => expect(done()).toBe(before + 2))
    await user.click(screen.getByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(done()).toBe(before))
  })

  it('shows the new status when only the answer was lost', async () => {
    const { user } = await renderDemo(<OrderDetailsPage />, { path: '/?order=ORD-1058&tab=status' })
    await user.click(await screen.findByRole('button', { name: 'Change the status of ORD-1058' }))
    loseFirstAnswer(customersExtraPaths.orderProgress)
    await user.click(await screen.findByRole('menuitem', { name: 'Delivered' }))
    expect(await screen.findByText('ORD-1058: Delivered')).toBeVisible()
  })

  it('says that an order with an unknown name was not found', async () => {
    await renderDemo(<OrderDetailsPage />, { path: '/?order=__proto__' })
    expect(await screen.findByText('Order not found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All orders' })).toBeVisible()
  })
})

/** @returns the accessibility violations that axe finds */
async function barriers(container: Element) {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
