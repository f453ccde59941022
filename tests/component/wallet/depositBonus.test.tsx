import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { provide, renderWallet } from './walletPages'
import { depositOnWire, promotionOnWire, walletOnWire } from './walletRecords'

const available = '/usersystem/getavailablepromotion/u1'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T07:00:00Z'), toFake: ['Date'] })
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
  storeToken(tokenOf('u1'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  dropToken()
})

/** Offers promotions with these percentages, called “Bonus 10%” and so on. */
function offer(...percentages: number[]): void {
  const promotions = percentages.map((bonusPercent, index) => ({
    ...promotionOnWire,
    PromotionID: `p${index}`,
    PromotionName: `Bonus ${bonusPercent}%`,
    bonusPercent,
    bonusMax: 5000,
    sort: index,
  }))
  provide({
    [available]: () => ({ active: null, promotions }),
    '/userbalance/wallet/u1': () => ({ data: { ...walletOnWire, locked: 0, turnoverLeft: 0 } }),
  })
}

const amount = () => screen.findByRole('textbox', { name: /Amount/ })
const choices = () =>
  within(screen.getByRole('group', { name: 'Promotion' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('[data-entry]')?.getAttribute('data-entry'))

describe('the bonus above the button', () => {
  it('follows the typed amount and is chosen on request only', async () => {
    offer(20, 50)
    const { user } = await renderWallet('/wallet/deposit')
    await user.type(await amount(), '400')
    const best = screen.getByText('Highest bonus for this amount: Bonus 50%')
    expect(best.parentElement).toHaveTextContent(/Bonus 200.00 baht · Turnover.* 3,000.00 baht/)
    await user.type(await amount(), '0')
    expect(best.parentElement).toHaveTextContent(/Bonus 2,000.00 baht · Turnover.* 30,000.00 baht/)
    expect(screen.getByRole('radio', { name: /^No promotion/ })).toBeChecked()
    const choose = screen.getByRole('button', { name: 'Choose “Bonus 50%”' })
    await user.click(choose)
    expect(screen.getByRole('radio', { name: /^Bonus 50%/ })).toBeChecked()
    expect(choose).not.toBeInTheDocument()
    expect(document.activeElement).not.toBe(document.body)
  })

  it('the bonus is not offered below the smallest deposit of every promotion', async () => {
    offer(20, 50)
    const { user } = await renderWallet('/wallet/deposit')
    await user.type(await amount(), '299')
    expect(screen.queryByText(/Highest bonus/)).not.toBeInTheDocument()
  })

  it('the bonus is missing without promotions', async () => {
    offer()
    const { user } = await renderWallet('/wallet/deposit')
    await user.type(await amount(), '99999999.99')
    expect(screen.queryByText(/Highest bonus/)).not.toBeInTheDocument()
    expect(choices()).toEqual([''])
  })

  it('comes with the best few of fifty promotions, and all of them on request', async () => {
    offer(...Array.from({ length: 50 }, (_, index) => index + 1))
    const { user } = await renderWallet('/wallet/deposit')
    await user.type(await amount(), '400')
    expect(choices()).toEqual(['', 'p47', 'p48', 'p49'])
    await user.click(screen.getByRole('button', { name: 'All promotions (50)' }))
    expect(choices()).toHaveLength(51)
    expect(document.activeElement).not.toBe(document.body)
  })
})

/** A deposit that was credited after `minutes`. */
const credited = (id: string, minutes: number) => ({
  ...depositOnWire(id, 500, 'confirmed', '2026-11-20T05:00:00Z'),
  decidedAt: new Date(Date.parse('2026-11-20T05:00:00Z') + minutes * 60_000).toISOString(),
})

describe('the time that a deposit takes', () => {
  it('the usual time is what the player’s last credited deposits took', async () => {
    const expired = {
      ...depositOnWire('d9', 500, 'expired', '2026-11-20T06:00:00Z'),
      decidedAt: '2026-11-20T09:00:00Z',
    }
    provide({
      '/userbalance/history/u1': () => ({
        data: [expired, credited('d1', 4), credited('d2', 3.2), credited('d3', 1)],
      }),
    })
    await renderWallet('/wallet/deposit')
    expect(
      await screen.findByText('Your last 3 credited deposits usually took 4 minutes at most.'),
    ).toBeVisible()
  })
})
