import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import {
  codeLockOnWire,
  limitOnWire,
  promotionLockOnWire,
  protectionOnWire,
  walletPromotionOnWire,
} from '../memberAnswers'
import { receivedOnWire } from '../rewards/rewardsAnswers'
import { provide, renderWallet } from './walletPages'
import {
  promotionOnWire,
  transferBankOnWire,
  walletOnWire,
  wholeDepositOnWire,
} from './walletRecords'

const paths = {
  wallet: '/userbalance/wallet/u1',
  protection: '/usersystem/limits/u1',
  banks: '/a7c41f/banklist',
  deposit: '/userbalance/transaction/deposit/D1',
  available: '/usersystem/getavailablepromotion/u1',
  receipts: '/promotion/receivedall/u1',
  promotion: '/promotion/p1',
} as const

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

const free = {
  ...walletOnWire,
  credit: 700,
  own: 700,
  bonus: 0,
  available: 700,
  locked: 0,
  turnoverLeft: 0,
}
const amount = () => screen.findByRole('textbox', { name: /Amount/ })

describe('the deposit form before the confirmation', () => {
  it('shows bonus, turnover, cap and time of each promotion for the typed amount', async () => {
    provide({ [paths.wallet]: () => ({ data: free }) })
    const { user } = await renderWallet('/wallet/deposit')
    const choice = await screen.findByRole('radio', { name: /Welcome 50%/ })
    expect(choice).toHaveAccessibleName(/With a deposit of 500.00 baht · Bonus 250.00 baht/)
    await user.type(await amount(), '400')
    expect(choice).toHaveAccessibleName(
      /With a deposit of 400.00 baht · Bonus 200.00 baht · Turnover to complete 3,000.00 baht · Withdraw at most 2,000.00 baht · Time to complete it 7 days/,
    )
  })

  it('says what the chosen promotion locks and what a cancel costs, on form and sheet', async () => {
    provide({ [paths.wallet]: () => ({ data: free }) })
    const { user } = await renderWallet('/wallet/deposit')
    await user.type(await amount(), '400')
    await user.click(screen.getByRole('radio', { name: /Welcome 50%/ }))
    const locked = /withdraw anything.*includes the 700.00 baht you have now/
    expect(screen.getByText(locked)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByText('200.00 baht')).toBeVisible()
    expect(sheet.getByText('3,000.00 baht')).toBeVisible()
    expect(sheet.getByText(locked)).toBeVisible()
    expect(sheet.getByText(/at most 2,000.00 baht plus money added/)).toBeVisible()
    expect(sheet.getByText(/^Your own money is staked first, then the bonus/)).toBeVisible()
    expect(sheet.getByText(/before the first bet, you keep 1,100.00 baht/)).toBeVisible()
    expect(sheet.getByText(/They also count towards the bonus/)).toBeVisible()
  })

  it('refuses an amount below the promotion’s minimum', async () => {
    provide({ [paths.wallet]: () => ({ data: free }) })
    const { user } = await renderWallet('/wallet/deposit')
    await user.type(await amount(), '200')
    const choice = screen.getByRole('radio', { name: /Welcome 50%/ })
    expect(choice).toHaveAccessibleName(/Below 300.00 baht there is no bonus/)
    await user.click(choice)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('the deposit is too small for it')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it.each([
    ['nothing is open', free, /no turnover applies to your deposit/],
    [
      'a promotion is in use',
      {
        ...walletOnWire,
        promotion: walletPromotionOnWire,
        locks: [promotionLockOnWire],
      },
      /You are using “In use now”.*2,010.00 baht.*your own money/,
    ],
    [
      'a code’s turnover is open',
      { ...walletOnWire, turnoverLeft: 75, locks: [codeLockOnWire] },
      /to complete: Credit code G1FT0001.*75.00 baht more.*staked before the bonus/,
    ],
  ])('explains a deposit without a promotion when %s', async (_, data, words) => {
    provide({ [paths.wallet]: () => ({ data }) })
    const { user } = await renderWallet('/wallet/deposit')
    expect(await screen.findByRole('radio', { name: words })).toBeChecked()
    await user.type(await amount(), '400')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(within(await screen.findByRole('dialog')).getByText(words)).toBeVisible()
  })

  it('offers no promotion beside one that comes with a deposit under review, and explains its lock', async () => {
    const waiting = { ...receivedOnWire, depositId: 'D7', PromotionName: 'Welcome 50%' }
    provide({
      [paths.wallet]: () => ({ data: free }),
      [paths.available]: () => ({
        active: null,
        waiting: { ...waiting, PromotionID: 'p1', status: 'received' },
        promotions: [promotionOnWire],
      }),
    })
    const { user } = await renderWallet('/wallet/deposit')
    const words = /“Welcome 50%” comes with your other deposit.*your own money/
    expect(await screen.findByRole('radio', { name: words })).toBeChecked()
    expect(screen.getAllByRole('radio', { name: /promotion|Welcome/i })).toHaveLength(1)
    await user.type(await amount(), '400')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(within(await screen.findByRole('dialog')).getByText(words)).toBeVisible()
  })

  it('shows how much the player’s limits leave and enforces it', async () => {
    const protection = protectionOnWire({ limits: [limitOnWire('l1', 1000)], depositLeft: 350 })
    provide({ [paths.protection]: () => ({ data: protection }) })
    const { user } = await renderWallet('/wallet/deposit')
    expect(await screen.findByText(/Your own limits still allow 350.00 baht/)).toBeVisible()
    const field = await amount()
    await user.type(field, '350.01')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(field).toHaveAccessibleDescription(/You can deposit 350.00 baht more/)
  })

  it('shows no input during a break, but a link to withdraw', async () => {
    const block = {
      kind: 'timeout',
      startAt: '2026-11-21T00:00:00Z',
      endAt: '2026-11-22T00:00:00Z',
    }
    provide({ [paths.protection]: () => ({ data: protectionOnWire({ block }) }) })
    await renderWallet('/wallet/deposit')
    expect(await screen.findByText(/You are taking a break until/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Withdraw' })).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('shows the hours of each account and selects an open one', async () => {
    // It is 14:00 in Bangkok.
    const night = { ...transferBankOnWire, bank_name: 'Night', openFrom: '22:00', openTo: '06:00' }
    const day = { ...transferBankOnWire, bank_name: 'Day', transferBankID: 'T3', sort: 2 }
    const hours = { openFrom: '08:00', openTo: '20:00' }
    provide({ [paths.banks]: () => ({ data: [night, { ...day, ...hours }] }) })
    await renderWallet('/wallet/deposit')
    const closed = await screen.findByRole('radio', { name: /PromptPay QR: Night/ })
    expect(closed).toHaveAccessibleName(/Closed now, open from 22:00 to 06:00/)
    expect(closed).not.toBeChecked()
    expect(screen.getByRole('radio', { name: /QR: Day.*open 08:00–20:00/ })).toBeChecked()
  })
})

describe('the bonus of a deposit', () => {
  const waiting = { ...receivedOnWire, depositId: 'D1', PromotionName: 'Welcome 50%' }
  const at = '2026-11-21T06:58:00Z'
  const granted = { ...waiting, status: 'active', bonus: 250.18, turnoverRequired: 3752.78 }

  it('is shown for the exact amount while the deposit waits', async () => {
    provide({
      [paths.receipts]: () => ({ data: [waiting] }),
      [paths.promotion]: () => ({ data: promotionOnWire }),
    })
    await renderWallet('/wallet/deposit/D1')
    expect(await screen.findByText('Welcome 50%')).toBeVisible()
    expect(await screen.findByText('250.18 baht')).toBeVisible()
  })

  it('is shown on the success page', async () => {
    provide({
      [paths.deposit]: () => ({ data: wholeDepositOnWire('confirmed') }),
      [paths.receipts]: () => ({ data: [{ ...granted, activatedAt: at }] }),
    })
    await renderWallet('/wallet/deposit/D1')
    expect(await screen.findByText('250.18 baht')).toBeVisible()
    expect(screen.getByText('3,752.78 baht')).toBeVisible()
  })

  it('is reported as not added, with the reason', async () => {
    const closed = { ...waiting, status: 'cancelled', closedAt: at, closedBy: 'quota' }
    provide({
      [paths.deposit]: () => ({ data: wholeDepositOnWire('confirmed') }),
      [paths.receipts]: () => ({ data: [closed] }),
    })
    await renderWallet('/wallet/deposit/D1')
    expect(await screen.findByText(/“Welcome 50%” did not add a bonus.*All places/)).toBeVisible()
  })

  it('is shown on the receipt', async () => {
    const receipt = { ...granted, depositId: 'd1', bonus: 250, activatedAt: at }
    provide({ [paths.receipts]: () => ({ data: [receipt] }) })
    const { user } = await renderWallet('/wallet/history')
    await user.click(await screen.findByRole('button', { name: /\+500.00 baht/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText('+250.00 baht')).toBeVisible())
    expect(dialog.getByText('Welcome 50%')).toBeVisible()
  })
})
