import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endAdminSession } from '#features/admin/api/adminSession'
import { satang } from '#lib/money'
import { database } from '#mocks/provider/database/database'
import { startOperator } from '../../unit/admin/staff'
import { openAdmin } from './openAdmin'

beforeEach(startOperator)

afterEach(() => {
  endAdminSession(null)
  localStorage.clear()
})

/** The days of the seed. */
const days = 'from=2026-10-23&to=2026-11-21'

it('a figure opens exactly its rows, and the list names the figure', async () => {
  const { user } = await openAdmin(`/admin/reports?${days}&group=account`, 'owner')
  const table = await screen.findByRole('group', { name: 'By receiving account' })
  const [figure, count] = within(within(table).getAllByRole('row')[1] ?? table).getAllByRole('link')
  const rows = Number(count?.textContent)
  await user.click(figure ?? document.body)
  expect(await screen.findByText(/^Rows of one figure: deposits to account T/)).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Transactions' })).toBeVisible()
  expect(rows).toBeGreaterThan(0)
  expect(await screen.findByText(new RegExp(`of ${rows}$`))).toBeVisible()
})

it('a saved view comes back after a reload, for the account that saved it', async () => {
  const first = await openAdmin(`/admin/reports?${days}&group=hour`, 'owner')
  await first.user.click(await screen.findByRole('button', { name: 'Save this view' }))
  const dialog = await screen.findByRole('dialog')
  await first.user.type(within(dialog).getByRole('textbox', { name: /^Name of the view/ }), 'Hours')
  await first.user.click(within(dialog).getByRole('button', { name: 'Save name' }))
  expect(await screen.findByRole('combobox', { name: 'Saved views' })).toHaveDisplayValue('Hours')
  cleanup()
  const { user } = await openAdmin('/admin/reports', 'owner')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Saved views' }), 'Hours')
  expect(await screen.findByRole('heading', { name: 'By hour of the day' })).toBeVisible()
  cleanup()
  endAdminSession(null)
  await openAdmin('/admin/reports', 'cashier')
  expect(await screen.findByRole('button', { name: 'Save this view' })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Saved views' })).not.toBeInTheDocument()
})

it('two periods are shown side by side, with their difference', async () => {
  await openAdmin(`/admin/reports?${days}&with=before`, 'owner')
  const table = await screen.findByRole('group', { name: 'Two periods' })
  const deposits = within(table).getByRole('row', { name: /^Deposits / })
  expect(within(deposits).getAllByRole('cell')).toHaveLength(4)
  expect(within(table).getByRole('columnheader', { name: 'Difference' })).toBeVisible()
})

it.each([
  ['agrees', 0, /^The book agrees/],
  ['differs', 1, /^The book differs by \+0.01 baht/],
])('the monthly book says that it %s', async (_, more, words) => {
  const [wallet] = await database.wallets.toArray()
  await database.wallets.update(wallet?.userId ?? '', {
    balance: satang((wallet?.balance ?? 0) + more),
  })
  await openAdmin('/admin/book?month=2026-11', 'owner')
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.getAllByRole('row', { name: /^Owed to players after/ })).toHaveLength(1)
})
