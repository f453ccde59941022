import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endAdminSession } from '#features/admin/api/adminSession'
import { database } from '#mocks/provider/database/database'
import { startOperator } from '../../unit/admin/staff'
import { openAdmin } from './openAdmin'

beforeEach(startOperator)

afterEach(() => {
  endAdminSession(null)
  localStorage.clear()
})

it('the search field of a list says what it understood, and searches rows of every status', async () => {
  const paid = await database.withdraws.filter(({ status }) => status === 'paid').first()
  if (!paid) throw new Error('The seed has a paid withdrawal')
  const { user } = await openAdmin('/admin/withdrawals', 'cashier')
  const field = await screen.findByRole('searchbox', { name: 'Search' })
  await user.type(field, '1,250.50')
  expect(screen.getByText('Amount 1,250.50')).toBeVisible()
  await user.clear(field)
  await user.type(field, '+66 81 234 5678')
  expect(screen.getByText('Phone 081 234 5678')).toBeVisible()
  await user.clear(field)
  await user.type(field, paid.bankRef ?? '')
  expect(screen.getByText(/^Reference /)).toBeVisible()
  expect(await screen.findByRole('link', { name: paid.withdrawId })).toBeVisible()
})

it('the palette says what it understood and finds a withdrawal by its amount', async () => {
  const paid = await database.withdraws.orderBy('createdAt').last()
  if (!paid) throw new Error('The seed has a withdrawal')
  const amount = (paid.amount / 100).toFixed(2)
  const { user } = await openAdmin('/admin/deposits', 'cashier')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: /^Player, phone/ }), amount)
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByText(/^Amount /)).toBeVisible()
  expect(
    await within(dialog).findByRole('option', { name: new RegExp(paid.withdrawId) }),
  ).toBeVisible()
})
