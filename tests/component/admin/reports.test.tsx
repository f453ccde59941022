import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endAdminSession } from '#features/admin/api/adminSession'
import { startOperator } from '../../unit/admin/staff'
import { openAdmin } from './openAdmin'

beforeEach(startOperator)

afterEach(() => {
  endAdminSession(null)
  localStorage.clear()
})

it.each(['reconcile', 'reports'])(
  '%s tells of its usual days where the address names what is no day',
  async (page) => {
    await openAdmin(`/admin/${page}?from=x&to=2026-02-31`, 'owner')
    expect(await screen.findByLabelText('From')).toBeVisible()
  },
)
