import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { provide, renderShell, stubOnline } from './shell'

const deposit = (depositId: string, status: string) => ({
  depositId,
  amount: 100,
  creditedAmount: 0,
  channel: 'bank',
  bank_name: 'กสิกรไทย',
  status,
  createdAt: '2026-11-21T05:00:00Z',
})

beforeEach(() => {
  localStorage.clear()
  stubOnline(true)
  provide()
  vi.spyOn(console, 'error').mockReturnValue()
})

const bar = () => within(screen.getByRole('navigation', { name: 'Main navigation' }))

describe('the bottom bar', () => {
  it('the bar has four labelled sections and the menu, and marks the current section', async () => {
    await renderShell({ wide: false })
    const links = bar().getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/analytics',
      '/promotion',
      '/rewards',
    ])
    for (const link of links) expect(link).not.toHaveTextContent(/^$/)
    expect(bar().getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    for (const name of [/Money/, /Menu/]) {
      const button = bar().getByRole('button', { name })
      expect(button).toHaveAttribute('aria-haspopup', 'dialog')
      expect(button).not.toHaveAttribute('aria-current')
    }
  })

  it('opens a sheet with the wallet pages and returns the focus', async () => {
    const { user } = await renderShell({ wide: false })
    const opener = bar().getByRole('button', { name: /Money/ })
    await user.click(opener)
    const sheet = within(await screen.findByRole('dialog', { name: 'Deposit and withdraw' }))
    const places = sheet.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(places).toEqual([
      '/wallet/deposit',
      '/wallet/withdraw',
      '/wallet/history',
      '/wallet/statement',
      '/wallet',
    ])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(opener).toHaveFocus()
  })

  it('marks the menu on pages of the sections that only the menu has', async () => {
    await renderShell({ phone: true, path: '/nowhere' })
    expect(bar().getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-current', 'true')
  })

  it('shows how many deposits are open', async () => {
    provide({
      '/userbalance/history/u1': () =>
        Response.json({
          data: [deposit('d1', 'pending'), deposit('d2', 'review'), deposit('d3', 'confirmed')],
        }),
    })
    await renderShell({ wide: false })
    const money = bar().getByRole('button', { name: /Money/ })
    await waitFor(() => expect(money).toHaveAccessibleName(/2 open deposits/))
  })
})

describe('the navigation bar of wide screens', () => {
  it('the bar has the account as its fifth section', async () => {
    await renderShell()
    expect(bar().getByRole('link', { name: 'Home' })).toBeVisible()
    const sections = bar()
      .getAllByRole('button')
      .map((button) => button.textContent)
    expect(sections).toEqual(['Promotion', 'Deposit and withdraw', 'Rewards', 'Account'])
  })
})
