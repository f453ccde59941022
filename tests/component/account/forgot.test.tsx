import { screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { ForgotPage } from '#features/session/ForgotPage'
import { GuestLayout } from '#features/session/layout/GuestLayout'
import { answerWith, renderGuest } from './guestPages'

const pages = (
  <Routes>
    <Route element={<GuestLayout />}>
      <Route path="/forgot" element={<ForgotPage />} />
    </Route>
  </Routes>
)

const username = () => screen.getByRole('textbox', { name: /Phone number/ })
const submit = () => screen.getByRole('button', { name: 'Write the message' })
const setting = (content: object) => ({
  'GET /setting/websetting': () => Response.json({ data: [content] }),
})

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

test('the page says that it cannot reset a password and writes a message to staff', async () => {
  answerWith(
    setting({ lineUrl: 'https://line.example/@admin', telegramUrl: 'javascript:alert(1)' }),
  )
  const { user } = await renderGuest(pages, '/forgot')
  expect(screen.getByText(/cannot reset a password on this page/)).toBeVisible()
  await user.type(username(), ' 0812345678 {Enter}')
  const message = screen.getByRole('textbox', { name: 'Message to staff' })
  expect(message).toHaveFocus()
  expect(message).toHaveDisplayValue(/My username is 0812345678\./)
  expect(await screen.findByRole('link', { name: 'LINE' })).toHaveAttribute(
    'href',
    'https://line.example/@admin',
  )
  expect(screen.queryByRole('link', { name: 'Telegram' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copy the message' }))
  expect(await navigator.clipboard.readText()).toContain('0812345678')
  expect(screen.getByText('Copied')).toBeVisible()
})

test('the page offers only the message when the website settings cannot be loaded', async () => {
  answerWith({})
  const { user } = await renderGuest(pages, '/forgot')
  await user.type(username(), 'x{Enter}')
  await waitFor(() => expect(console.warn).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: 'Copy the message' })).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Back to log in'])
})

test('the page asks for a missing username and shows no message', async () => {
  answerWith({})
  const { user } = await renderGuest(pages, '/forgot')
  await user.click(submit())
  expect(username()).toHaveFocus()
  expect(username()).toHaveAccessibleDescription('Enter your username')
  expect(screen.queryByRole('textbox', { name: 'Message to staff' })).toBeNull()
})

test('the page removes the message when the username changes', async () => {
  answerWith({})
  const { user } = await renderGuest(pages, '/forgot')
  await user.type(username(), 'x{Enter}')
  await user.type(username(), 'y')
  expect(screen.queryByRole('textbox', { name: 'Message to staff' })).toBeNull()
})

test('the page has no accessibility violations', async () => {
  answerWith(setting({}))
  const { user, container } = await renderGuest(pages, '/forgot')
  await user.type(username(), 'x{Enter}')
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations).toEqual([])
})
