import { screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { AccountPage } from '#features/account/AccountPage'
import { BankPage } from '#features/account/BankPage'
import { InstallPage } from '#features/account/InstallPage'
import { PasswordPage } from '#features/account/PasswordPage'
import { SessionsPage } from '#features/account/SessionsPage'
import { ContactPage } from '#features/help/ContactPage'
import { HelpPage } from '#features/help/HelpPage'
import { ResponsiblePage } from '#features/help/ResponsiblePage'
import { AlertsCard } from '#features/notifications/AlertsCard'
import { locales } from '#ui/intl/locale'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { answerWith } from '../answers'
import { renderApp } from '../renderApp'

const record = {
  id: 'u1',
  username: '0812345678',
  name: 'สมชาย ใจดี',
  status: 'timeout',
  credit: 0,
  book_number: '1234567890',
  bank_name: 'กสิกรไทย',
  inviterID: 'u9',
  createdAt: '2026-01-02T05:00:00Z',
  lastLoginAt: '2026-11-21T05:00:00Z',
}

const usual = {
  '/usersystem/u1': () => ({ data: record }),
  '/support/u1': () => ({ data: [] }),
  '/setting/websetting': () => ({ data: [{ lineUrl: 'https://line.example/' }] }),
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
  storeToken(tokenOf('u1'))
  answerWith(usual)
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  dropToken()
})

describe('the account page', () => {
  it('shows the player’s details and links to the other account pages', async () => {
    await renderApp(<AccountPage />)
    expect(screen.getByText('0812345678')).toBeVisible()
    expect(await screen.findByText('Taking a break')).toBeVisible()
    expect(screen.getByText('u9')).toBeVisible()
    const places = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(places).toEqual([
      '/account/bank',
      '/account/limits',
      '/account/password',
      '/account/app-lock',
      '/notifications',
      '/account/sessions',
      '/account/install',
      '/help/contact',
      '/help/responsible',
    ])
  })

  it('keeps the details from the login when the player’s record cannot be loaded', async () => {
    answerWith({})
    await renderApp(<AccountPage />)
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByText('สมชาย ใจดี')).toBeVisible()
    expect(screen.getByText('Active')).toBeVisible()
  })
})

describe('the bank page', () => {
  it('shows only the last four digits of the account and links to staff', async () => {
    await renderApp(<BankPage />)
    expect(screen.getByText('•••• 7890')).toBeVisible()
    expect(document.body).not.toHaveTextContent('1234567890')
    expect(screen.getByRole('link', { name: /Write to staff/ })).toHaveAttribute(
      'href',
      '/help/contact',
    )
  })

  it('shows the bank account that staff have changed since the login', async () => {
    answerWith({
      ...usual,
      '/usersystem/u1': () => ({ data: { ...record, book_number: '9876504321' } }),
    })
    await renderApp(<BankPage />)
    expect(await screen.findByText('•••• 4321')).toBeVisible()
    expect(screen.queryByText('•••• 7890')).not.toBeInTheDocument()
  })
})

describe('the devices page', () => {
  it('logs the player out of every session on this device', async () => {
    const { user, store } = await renderApp(<SessionsPage />)
    await user.click(screen.getByRole('button', { name: /Log out everywhere/ }))
    await waitFor(() => expect(store.getState().session.status).not.toBe('in'))
    expect(localStorage.getItem('serviceToken')).toBeNull()
  })
})

describe('the help page and the page on responsible gambling', () => {
  it('answer questions and link to the limits and the helpline', async () => {
    const { user } = await renderApp(<HelpPage />)
    await user.click(screen.getByText('Can I cancel a withdrawal?'))
    expect(screen.getByText(/you cannot play with it/)).toBeVisible()
    expect(screen.getByRole('link', { name: /Limits and breaks/ })).toHaveAttribute(
      'href',
      '/account/limits',
    )
    await renderApp(<ResponsiblePage />)
    expect(screen.getByRole('link', { name: 'Call 1323' })).toHaveAttribute('href', 'tel:1323')
  })
})

const pages: [string, ReactNode][] = [
  ['account', <AccountPage key="account" />],
  ['bank', <BankPage key="bank" />],
  ['sessions', <SessionsPage key="sessions" />],
  [
    'install',
    <InstallPage
      key="install"
      install="i"
      alerts={<AlertsCard userId="u1" />}
      files="f"
      storage="s"
      demoData="d"
    />,
  ],
  ['password', <PasswordPage key="password" />],
  ['help', <HelpPage key="help" />],
  ['contact', <ContactPage key="contact" />],
  ['responsible', <ResponsiblePage key="responsible" />],
]

describe.each(pages)('the %s page', (_, page) => {
  it.each(locales)('shows every text in %s and has no accessibility violations', async (locale) => {
    const { container } = await renderApp(page, { locale })
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(document.body).not.toHaveTextContent(/(?:account|help)\.\w|\{\w+\}/)
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})
