import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LimitsPage } from '#features/account/LimitsPage'
import { PasswordPage } from '#features/account/PasswordPage'
import { GamesPage } from '#features/games/GamesPage'
import { ContactPage } from '#features/help/ContactPage'
import { NotificationsPage } from '#features/notifications/NotificationsPage'
import { answerWith } from '../answers'
import { renderApp } from '../renderApp'

vi.mock('#lib/environment', async (original) => ({
  ...(await original<typeof import('#lib/environment')>()),
  providerExt: false,
}))

const specified = ['/userbalance/history/u1', '/userbalance/withdrawhistory/u1']

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue()
})

describe('the account pages without our provider extension', () => {
  it.each([
    ['games', <GamesPage key="games" />],
    ['limits', <LimitsPage key="limits" />],
    ['password', <PasswordPage key="password" />],
  ])('%s say that the feature is not open and send no request', async (_, page) => {
    const calls = answerWith({})
    await renderApp(page)
    expect(screen.getByText('This feature is not open yet')).toBeVisible()
    expect(calls).toEqual([])
  })

  it('the contact page links only to the https addresses in the website settings', async () => {
    const calls = answerWith({
      '/setting/websetting': () => ({
        data: [{ lineUrl: 'https://line.example/', telegramUrl: 'http://t.example/' }],
      }),
    })
    await renderApp(<ContactPage />)
    expect(screen.getByText('This feature is not open yet')).toBeVisible()
    const line = await screen.findByRole('link', { name: 'Write to staff by LINE' })
    expect(line).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.queryByRole('link', { name: /Telegram/ })).not.toBeInTheDocument()
    expect(calls.map(({ path }) => path)).toEqual(['/setting/websetting'])
  })

  it('the inbox lists events from the two specified histories only', async () => {
    const calls = answerWith({
      '/userbalance/history/u1': () => ({
        data: [
          {
            depositId: 'd1',
            amount: 100,
            creditedAmount: 100,
            channel: 'bank',
            bank_name: 'กสิกรไทย',
            status: 'confirmed',
            createdAt: '2026-11-21T05:00:00Z',
          },
        ],
      }),
      '/userbalance/withdrawhistory/u1': () => ({ data: [] }),
    })
    await renderApp(<NotificationsPage />)
    expect(await screen.findByRole('link', { name: /Deposit credited/ })).toBeVisible()
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(specified))
  })
})
