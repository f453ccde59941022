import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { depositOnWire, withdrawOnWire } from '../wallet/walletRecords'
import { paths, provide, renderDashboard } from './dashboardPage'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T07:00:00Z'), toFake: ['Date'] })
  vi.stubGlobal('caches', new MemoryCaches())
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  // jsdom has no layout, so the chart gets a fixed size.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  storeToken(tokenOf('u1'))
  provide({
    [paths.deposits]: () => [
      depositOnWire('d1', 500, 'confirmed', '2026-11-20T16:59:59Z'),
      depositOnWire('d2', 1000.1, 'confirmed', '2026-11-20T17:00:00Z'),
      depositOnWire('d3', 0.2, 'confirmed', '2026-11-21T05:00:00Z'),
      depositOnWire('d4', 9999, 'rejected', '2026-11-21T05:00:00Z'),
      depositOnWire('d5', 40, 'confirmed', '2026-11-01T05:00:00Z'),
      depositOnWire('d6', 5, 'confirmed', '2026-09-01T05:00:00Z'),
    ],
    [paths.withdraws]: () => [
      withdrawOnWire('w1', 2000, 'paid', '2026-11-21T05:00:00Z'),
      withdrawOnWire('w2', 30, 'requested', '2026-11-15T05:00:00Z'),
      withdrawOnWire('w3', 7777, 'rejected', '2026-11-15T05:00:00Z'),
    ],
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  dropToken()
})

const card = () => screen.getByRole('region', { name: 'Deposits and withdrawals' })

/** Label → amount, as the totals show them in words. */
async function totals() {
  await within(card()).findByRole('group', { name: 'Period' })
  const terms = within(card()).getAllByRole('term')
  const amounts = within(card()).getAllByRole('definition')
  return terms.map((term, index) => [term.textContent, amounts[index]?.textContent])
}

function cells(row: HTMLElement | undefined) {
  return [...(row?.children ?? [])].map((cell) => cell.textContent)
}

async function showTable(user: Awaited<ReturnType<typeof renderDashboard>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Show as table' }))
  return within(card()).findByRole('table')
}

describe('deposits and withdrawals by day', () => {
  it('are summed up in words before any chart is shown', async () => {
    await renderDashboard()
    expect(await totals()).toEqual([
      ['Deposits', '1,540.30 baht'],
      ['Withdrawals', '2,030.00 baht'],
      ['Net', '−489.70 baht'],
    ])
  })

  it.each([
    [7, '1,500.30 baht'],
    [30, '1,540.30 baht'],
    [90, '1,545.30 baht'],
  ])('cover the %i days that the address names', async (days, deposited) => {
    await renderDashboard({ path: `/dashboard/analytics?days=${days}` })
    expect((await totals())[0]).toEqual(['Deposits', deposited])
    expect(screen.getByRole('radio', { name: `${days} days` })).toBeChecked()
  })

  it('use the default range when the address names an unknown one', async () => {
    await renderDashboard({ path: '/dashboard/analytics?days=Infinity' })
    await totals()
    expect(screen.getByRole('radio', { name: '30 days' })).toBeChecked()
  })

  it('put the chosen range into the address and keep its other parameters', async () => {
    const { user } = await renderDashboard({ path: '/dashboard/analytics?ref=x' })
    await user.click(await screen.findByRole('radio', { name: '7 days' }))
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('?ref=x&days=7'))
    expect((await totals())[0]).toEqual(['Deposits', '1,500.30 baht'])
  })

  it('are listed in a table by Bangkok days, with a footer that equals the totals', async () => {
    const { user } = await renderDashboard({ path: '/dashboard/analytics?days=7' })
    const table = await showTable(user)
    const [head, ...rows] = within(table).getAllByRole('row')
    const foot = rows.pop()
    expect(head).toHaveTextContent('DayDepositsWithdrawalsNet')
    expect(rows).toHaveLength(7)
    expect(rows.slice(-2).map(cells)).toEqual([
      ['20 Nov', '500.00 baht', '0.00 baht', '500.00 baht'],
      ['21 Nov', '1,000.30 baht', '2,000.00 baht', '−999.70 baht'],
    ])
    const sums = (await totals()).map(([, amount]) => amount)
    expect(cells(foot)).toEqual(['Total', ...sums])
  })

  it('are shown as a table that can be scrolled by keyboard and closed again', async () => {
    const { user } = await renderDashboard()
    const table = await showTable(user)
    const scroller = table.closest('section')
    expect(scroller).toHaveAttribute('tabindex', '0')
    const toggle = screen.getByRole('button', { name: 'Show as table' })
    expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await user.click(toggle)
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument())
  })

  // The chart library takes a while to load, because the tests transform all of it first.
  it('are drawn when the browser is idle, with a description for screen readers', async () => {
    const { container } = await renderDashboard()
    const description = /^Chart of deposits, withdrawals and their difference/
    expect(screen.queryByText(description)).not.toBeInTheDocument()
    expect(await screen.findByText(description)).toBeInTheDocument()
    expect(container.querySelector('svg[aria-hidden="true"]')).toBeInTheDocument()
  })

  it('fall back to a table when the chart cannot be loaded', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    vi.doMock('#ui/charts/UpDownChart', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    await renderDashboard({ path: '/dashboard/analytics?days=7' })
    expect(await screen.findByRole('table')).toBeVisible()
    expect(logged).toHaveBeenCalledWith('The chart could not be loaded', expect.any(Error))
    vi.doUnmock('#ui/charts/UpDownChart')
  })
})
