import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { LoginPage } from '#features/session/LoginPage'
import { answerWith, errorAnswer, renderGuest } from './guestPages'

// Simulates a build that names a real provider.
vi.mock('#lib/environment', async (original) => ({
  ...(await original<typeof import('#lib/environment')>()),
  isMocked: false,
  providerUrl: 'https://provider.example',
}))

const page = (
  <Routes>
    <Route path="/login" element={<LoginPage />} />
  </Routes>
)

async function fillIn(user: UserEvent) {
  await user.type(screen.getByRole('textbox'), '0812345678')
  await user.type(screen.getByLabelText(/^Password/), 'player1234{Enter}')
}

test('the login form says offline that it needs a connection, and sends no request', async () => {
  const { calls } = answerWith({})
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = await renderGuest(page, '/login')
  await fillIn(user)
  expect(await screen.findByText(/This needs a connection/)).toBeVisible()
  expect(calls()).toEqual([])
  onLine.mockReturnValue(true)
  answerWith({ 'POST /api/account/login': () => errorAnswer('รหัสผ่านผิด!') })
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText('รหัสผ่านผิด!')).toBeVisible()
  expect(screen.queryByText(/This needs a connection/)).toBeNull()
})

test('the login page of an online build offers no demo accounts', async () => {
  await renderGuest(page, '/login')
  expect(screen.queryByText('Demo accounts')).toBeNull()
})
