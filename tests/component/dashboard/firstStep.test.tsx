import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstStep } from '#api/session/firstStep'
import { dropToken, storeToken } from '#api/session/token'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { walletOnWire } from '../memberAnswers'
import { availableOnWire, newcomersOnWire, receivedOnWire } from '../rewards/rewardsAnswers'
import { broken, paths, provide, renderDashboard, silent } from './dashboardPage'

const offered = { ...availableOnWire, promotions: [newcomersOnWire], unavailable: [] }
const walletOf = (changed: object) => ({ data: { ...walletOnWire, depositTotal: 0, ...changed } })
const newcomer = { [paths.wallet]: () => walletOf({}), [paths.available]: () => offered }

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const deposit = async () =>
  within(await screen.findByRole('region', { name: 'Your first deposit' }))

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }))
  storeToken(tokenOf('u1'))
  firstStep.set('due')
})

afterEach(() => {
  vi.unstubAllGlobals()
  firstStep.set(null)
  localStorage.clear()
  dropToken()
})

describe('the first step after a registration', () => {
  it('names the bonus and the terms of the new members’ promotion, and leads to its deposit', async () => {
    provide(newcomer)
    const { container, user } = await renderDashboard()
    expect(await heading('Welcome')).toBeVisible()
    const card = await deposit()
    const way = await card.findByRole('link', { name: 'Deposit with bonus' })
    expect(way).toHaveAttribute('href', '/wallet/deposit?promotion=p2')
    // 10 % of 500 baht; three times deposit and bonus.
    for (const words of ['50.00 baht', '100.00 baht', '1,650.00 baht', '5,000.00 baht', '7 days']) {
      expect(card.getByText(words)).toBeVisible()
    }
    expect(card.getByRole('link', { name: 'All terms' })).toHaveAttribute('href', '/promotion/p2')
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations).toEqual([])
    await user.click(way)
    expect(firstStep.get()).toBeNull()
  })

  it('gives way to the dashboard for good when the player looks around', async () => {
    provide(newcomer)
    const { user, unmount } = await renderDashboard()
    await user.click(await screen.findByRole('button', { name: 'Look around' }))
    expect(await heading('Dashboard')).toHaveFocus()
    expect(await screen.findByText('1,250.75 baht')).toBeVisible()
    unmount()
    await renderDashboard()
    expect(await heading('Dashboard')).toBeVisible()
  })

  it.each([
    ['the provider does not answer properly', broken],
    ['none is offered', () => availableOnWire],
    ['another promotion waits for a deposit', () => ({ ...offered, waiting: receivedOnWire })],
  ])('explains a deposit without a promotion when %s', async (_, available) => {
    provide({ ...newcomer, [paths.available]: available })
    await renderDashboard()
    const card = await deposit()
    const way = await card.findByRole('link', { name: 'Make the first deposit' })
    expect(way).toHaveAttribute('href', '/wallet/deposit')
  })

  it('lets the player look around while the promotions are unknown', async () => {
    provide({ ...newcomer, [paths.available]: silent })
    await renderDashboard()
    expect(await screen.findByRole('button', { name: 'Look around' })).toBeVisible()
    expect((await deposit()).queryByRole('link')).not.toBeInTheDocument()
  })

  it.each([
    ['was credited', { depositTotal: 50 }],
    ['is in progress', { openDepositId: 'D1' }],
  ])('is left out when a deposit %s', async (_, wallet) => {
    provide({ ...newcomer, [paths.wallet]: () => walletOf(wallet) })
    await renderDashboard()
    expect(await heading('Dashboard')).toBeVisible()
  })
})

it('a returning player sees the dashboard at once', async () => {
  firstStep.set(null)
  provide(newcomer)
  await renderDashboard()
  await waitFor(() => expect(screen.getByText('1,250.75 baht')).toBeVisible())
  expect(screen.queryByRole('heading', { name: 'Welcome' })).not.toBeInTheDocument()
})
