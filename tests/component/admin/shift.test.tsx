import { screen } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endAdminSession } from '#features/admin/api/adminSession'
import { bangkokDay } from '#lib/time'
import { StaffMember, startOperator } from '../../unit/admin/staff'
import { clockTime, newPerson } from '../../unit/provider/providerPlayer'
import { openAdmin } from './openAdmin'

beforeEach(startOperator)

afterEach(() => {
  endAdminSession(null)
  localStorage.clear()
})

it('an owner chooses the colleague whose decisions the shift page shows and prints', async () => {
  const cashier = await StaffMember.logIn('cashier')
  const reason = 'Game round was not paid out'
  const { id: userId } = await newPerson()
  await cashier.done('adjust', { userId, direction: 'add', amount: 12.5, reason, ...cashier.self })
  const today = bangkokDay(clockTime())
  const path = `/admin/shift?from=${today}&to=${today}`
  const { user, container } = await openAdmin(path, 'owner')
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await screen.findByRole('heading', { name: /^Everybody · / })
  expect((await axe.run(container)).violations).toEqual([])
  await user.selectOptions(screen.getByLabelText('Decided by'), 'แก้ว การเงิน')
  await screen.findByRole('heading', { name: /^แก้ว การเงิน · / })
  const kind = await screen.findByText('Credit added by hand')
  expect(kind.closest('tr')).toHaveTextContent('12.50')
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})

it('a cashier sees only their own shift', async () => {
  await openAdmin('/admin/shift', 'cashier')
  expect(await screen.findByRole('heading', { name: /^แก้ว การเงิน · / })).toBeVisible()
  expect(screen.queryByLabelText('Decided by')).not.toBeInTheDocument()
})
