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

it('a cashier books a paid transfer that the bank returned, with its reference and reason', async () => {
  const paid = await database.withdraws
    .filter(({ status, amount }) => status === 'paid' && amount <= 1_000_000)
    .first()
  if (!paid) throw new Error('The seed has a paid withdrawal')
  const before = (await database.wallets.get(paid.userId))?.balance ?? 0
  const { user } = await openAdmin(`/admin/withdrawals/${paid.withdrawId}`, 'cashier')
  await user.click(await screen.findByRole('button', { name: 'Returned by the bank' }))
  const dialog = await screen.findByRole('dialog', { name: 'Returned by the bank' })
  await user.type(within(dialog).getByLabelText(/^Bank reference/), 'BACK 77')
  await user.type(within(dialog).getByLabelText(/^Reason/), 'The account at the bank is closed')
  await user.click(within(dialog).getByRole('button', { name: 'Return the credit' }))
  expect(
    await screen.findByText('The credit has been returned. The player sees the reason'),
  ).toBeVisible()
  expect(await screen.findByText('BACK 77')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Returned by the bank' })).not.toBeInTheDocument()
  expect((await database.wallets.get(paid.userId))?.balance).toBe(before + paid.amount)
})
