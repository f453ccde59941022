import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { NotificationsPage } from '#features/notifications/NotificationsPage'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { answerWith } from '../answers'
import { renderApp } from '../renderApp'

beforeEach(() => {
  vi.stubGlobal('caches', new MemoryCaches())
  storeToken(tokenOf('u1'))
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  dropToken()
})

it.each([
  ['promotioncancelled', 0.5, 'Promotion cancelled · 0.50 baht was deducted'],
  ['promotionexpired', 120, 'Promotion expired · 120.00 baht was deducted'],
  ['promotionlost', 0, 'Promotion ended, no credit left · nothing was deducted'],
  ['promotionactive', 100, 'Promotion active · 100.00 baht'],
])('the inbox explains an event of kind %s with %d baht', async (kind, amount, words) => {
  const createdAt = '2026-11-21T05:00:00Z'
  const event = { notificationId: 'n1', kind, amount, refId: 'R1', text: 'Weekend', createdAt }
  answerWith({ '/usersystem/notification/u1': () => ({ data: [event] }) })
  await renderApp(<NotificationsPage />)
  expect(await screen.findByRole('link', { name: /Weekend/ })).toHaveTextContent(words)
})
