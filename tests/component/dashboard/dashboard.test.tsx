import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#api/client/api'
import { dropToken, storeToken } from '#api/session/token'
import { payMinutes, reviewMinutes } from '#contract/wallet/wallet'
import { locales } from '#ui/intl/locale'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import {
  codeLockOnWire,
  protectionOnWire,
  walletOnWire,
  walletPromotionOnWire,
} from '../memberAnswers'
import { depositOnWire, withdrawOnWire } from '../wallet/walletRecords'
import { bannerOnWire, broken, paths, provide, renderDashboard, silent } from './dashboardPage'

const now = Date.parse('2026-11-21T07:00:00Z')

/**
 * Whether the system asks for reduced motion. The app queries it once; the list reports the current value.
 */
let isStill = false

beforeEach(() => {
  isStill = false
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
  vi.stubGlobal('matchMedia', (media: string) => ({
    get matches() {
      return isStill && media.includes('reduce')
    },
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  storeToken(tokenOf('u1'))
  provide()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  dropToken()
})

/** Advances the fake timers inside `act`. */
function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

const bankOnWire = (transferBankID: string, minDeposit: number, status: string) => ({
  transferBankID,
  bank_name: 'กสิกรไทย',
  bank_code: 'KBANK',
  book_number: '0000000011',
  book_name: 'Shop',
  promptPayId: null,
  minDeposit,
  maxDeposit: 50_000,
  openFrom: '00:00',
  openTo: '23:59',
  status,
  sort: 1,
})

const card = (name: string) => screen.getByRole('region', { name })
const cards = {
  balance: () => card('Balance'),
  promotion: () => card('Active promotion'),
  transactions: () => card('Latest transactions'),
  flow: () => card('Deposits and withdrawals'),
  banners: () => card('News and offers'),
}

describe('the dashboard', () => {
  it('shows the provider’s data, each kind in its own card', async () => {
    await renderDashboard()
    expect(await within(cards.balance()).findByText('1,250.75 baht')).toBeVisible()
    expect(await screen.findByText('Welcome 50%')).toBeVisible()
    expect(await within(cards.transactions()).findByText('−200.00 baht')).toBeVisible()
    expect(await screen.findByRole('img', { name: 'First offer' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('asks for everything at once, the balance first', async () => {
    const asked: string[] = []
    const note = (path: string) => () => {
      asked.push(path)
      return silent()
    }
    provide(Object.fromEntries(Object.values(paths).map((path) => [path, note(path)])))
    await renderDashboard()
    await waitFor(() => expect(asked).toHaveLength(10))
    expect(asked[0]).toBe(paths.balance)
  })

  it('shows skeletons and no numbers until the answers come', async () => {
    provide(Object.fromEntries(Object.values(paths).map((path) => [path, silent])))
    await renderDashboard()
    for (const find of Object.values(cards)) {
      expect(find()).toHaveAttribute('aria-busy', 'true')
      expect(within(find()).getByText('Loading')).toBeInTheDocument()
    }
    expect(document.body).not.toHaveTextContent(/\d\.\d\d/)
  })

  it.each(locales)('shows every text in %s in all its cards', async (locale) => {
    await renderDashboard({ locale })
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2))
    await screen.findByText('Welcome 50%')
    expect(document.body).not.toHaveTextContent(/dashboard\.|\bui\.|\{\w+\}/)
  })

  it.each(['whole', 'broken'])('has no accessibility violations when it is %s', async (state) => {
    if (state === 'broken') {
      provide(Object.fromEntries(Object.values(paths).map((path) => [path, broken])))
    }
    const { container } = await renderDashboard()
    await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument())
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})

describe('a card whose load fails', () => {
  const sources = [
    ['balance', paths.balance],
    ['transactions', paths.deposits],
    ['flow', paths.withdraws],
    ['banners', paths.banners],
  ] as const

  it.each(sources)('leaves the other cards intact: %s', async (name, path) => {
    provide({ [path]: broken })
    await renderDashboard()
    expect(await within(cards[name]()).findByRole('alert')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument())
    const histories: readonly string[] = [paths.deposits, paths.withdraws]
    const alerts = histories.includes(path) ? 2 : 1
    expect(screen.getAllByRole('alert')).toHaveLength(alerts)
  })

  it('never shows a zero', async () => {
    provide(Object.fromEntries(Object.values(paths).map((path) => [path, broken])))
    await renderDashboard()
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(6))
    expect(document.body).not.toHaveTextContent(/0\.00|baht|NaN|undefined/)
  })

  it('can be retried', async () => {
    let failing = true
    provide({ [paths.balance]: () => (failing ? broken() : 10) })
    const { user } = await renderDashboard()
    const retry = await within(cards.balance()).findByRole('button', { name: 'Try again' })
    failing = false
    await user.click(retry)
    expect(await within(cards.balance()).findByText('10.00 baht')).toBeVisible()
    expect(within(cards.balance()).queryByRole('alert')).not.toBeInTheDocument()
  })

  it('keeps its error while it is retried', async () => {
    let answer: () => Response | Promise<Response> = broken
    provide({ [paths.balance]: () => answer() })
    const { user } = await renderDashboard()
    const retry = await within(cards.balance()).findByRole('button', { name: 'Try again' })
    answer = silent
    await user.click(retry)
    await waitFor(() => expect(cards.balance()).toHaveAttribute('aria-busy', 'true'))
    expect(within(cards.balance()).getByRole('alert')).toBeVisible()
  })

  it('shows the server’s text for a refusal and the app’s text for a broken answer', async () => {
    const { banners, balance, wallet } = paths
    provide({
      [balance]: () => Response.json({ message: 'Database is down' }, { status: 500 }),
      [banners]: () => Response.json({ message: 'Not from this country' }, { status: 403 }),
      [wallet]: () => ({ credit: 'none' }),
    })
    await renderDashboard()
    expect(
      await within(cards.balance()).findByText('The service is not working at the moment (500).'),
    ).toBeVisible()
    expect(console.error).toHaveBeenCalledWith(
      expect.stringMatching(/ answered 500$/),
      'Database is down',
    )
    expect(
      await within(cards.banners()).findByText('The service reported: Not from this country'),
    ).toBeVisible()
    expect(
      await within(cards.promotion()).findByText(
        'The service sent an answer that the app cannot use.',
      ),
    ).toBeVisible()
  })

  it('keeps the old number with its time and the reason', async () => {
    const first = await renderDashboard()
    await within(cards.balance()).findByText('1,250.75 baht')
    first.unmount()
    first.store.dispatch(api.util.resetApiState())
    vi.setSystemTime(now + 3_600_000)
    provide({ [paths.balance]: broken })
    const { user } = await renderDashboard()
    expect(await within(cards.balance()).findByText('1,250.75 baht')).toBeVisible()
    expect(cards.balance()).toHaveTextContent(/Saved copy, as of 21 Nov 2026, 14:00/)
    expect(cards.balance()).toHaveTextContent('502')
    expect(cards.promotion()).not.toHaveTextContent('Saved copy')
    provide()
    await user.click(within(cards.balance()).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(cards.balance()).not.toHaveTextContent('Saved copy'))
  })
})

describe('the balance card', () => {
  it('shows the time of the balance', async () => {
    await renderDashboard()
    expect(await within(cards.balance()).findByText(/As of 21 Nov 2026/)).toBeVisible()
  })

  it('shows the amount on hold only when it is known', async () => {
    provide({
      [paths.withdraws]: () => [withdrawOnWire('w1', 400, 'requested', '2026-11-21T06:00:00Z')],
    })
    const { unmount, store } = await renderDashboard()
    expect(
      await within(cards.balance()).findByText('On hold for withdrawals: 400.00 baht'),
    ).toBeVisible()
    unmount()
    store.dispatch(api.util.resetApiState())
    vi.stubGlobal('caches', new MemoryCaches())
    provide({ [paths.withdraws]: broken })
    await renderDashboard()
    await within(cards.transactions()).findByRole('alert')
    expect(cards.balance()).not.toHaveTextContent('On hold')
  })

  it('can be hidden, and the device remembers that', async () => {
    const { user, unmount } = await renderDashboard()
    await within(cards.promotion()).findByText('1,250.75 baht')
    await user.click(screen.getByRole('button', { name: 'Hide balance' }))
    expect(cards.balance()).toHaveTextContent('Balance hidden')
    expect(cards.balance()).not.toHaveTextContent('1,250')
    expect(cards.promotion()).not.toHaveTextContent(/1,250|Own money/)
    unmount()
    await renderDashboard()
    await waitFor(() => expect(cards.balance()).toHaveTextContent('Balance hidden'))
    await user.click(screen.getByRole('button', { name: 'Show balance' }))
    expect(await within(cards.balance()).findByText('1,250.75 baht')).toBeVisible()
  })
})

describe('the links and reminders', () => {
  it('link from the balance to deposit and withdrawal', async () => {
    await renderDashboard()
    const deposit = await within(cards.balance()).findByRole('link', { name: 'Deposit' })
    expect(deposit).toHaveAttribute('href', '/wallet/deposit')
    expect(within(cards.balance()).getByRole('link', { name: 'Withdraw' })).toHaveAttribute(
      'href',
      '/wallet/withdraw',
    )
  })

  it('show pending cashback, points, open deposit and messages', async () => {
    localStorage.setItem('notifications-read:u1', '["n2"]')
    await renderDashboard()
    const strip = screen.getByRole('navigation', { name: 'To do' })
    expect(await within(strip).findByText('120.50 baht')).toBeVisible()
    expect(await within(strip).findByText('30 points')).toBeVisible()
    expect(await within(strip).findByText('None')).toBeVisible()
    expect(await within(strip).findByText('1 unread')).toBeVisible()
    const places = within(strip)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(places).toEqual([
      '/rewards/cashback',
      '/rewards/wheel',
      '/wallet/deposit',
      '/notifications',
    ])
  })

  it('say that an open deposit is being checked only once that is known', async () => {
    const answered = Promise.withResolvers<Response>()
    const deposit = depositOnWire('D1', 500.37, 'submitted', '2026-11-21T06:55:00Z')
    const rest = {
      baseAmount: 500,
      transferBankID: 'T1',
      book_number: '9876543210',
      book_name: 'Arcade Co',
      expiresAt: '2026-11-21T07:10:00Z',
    }
    provide({
      [paths.wallet]: () => ({ data: { ...walletOnWire, openDepositId: 'D1' } }),
      [paths.openDeposit]: () => answered.promise,
    })
    await renderDashboard()
    const strip = screen.getByRole('navigation', { name: 'To do' })
    const tile = await within(strip).findByRole('link', { name: /Open deposit/ })
    await waitFor(() => expect(tile).toHaveAttribute('href', '/wallet/deposit/D1'))
    expect(tile).not.toHaveTextContent('Being checked')
    answered.resolve(Response.json({ data: { ...deposit, ...rest } }))
    await waitFor(() => expect(tile).toHaveTextContent('Being checked'))
  })

  it('report a failed load as failed and never show a zero', async () => {
    provide({ [paths.cashback]: broken })
    await renderDashboard()
    const strip = screen.getByRole('navigation', { name: 'To do' })
    expect(await within(strip).findByText('This could not be loaded')).toBeVisible()
    expect(strip).not.toHaveTextContent('0.00')
  })

  it('show how much of the limits is used', async () => {
    await renderDashboard()
    const limits = card('Limits used')
    const meter = await within(limits).findByRole('progressbar', {
      name: 'Deposits in 24 hours: 250.00 baht of 1,000.00 baht',
    })
    expect(meter).toHaveAttribute('value', '0.25')
    expect(within(limits).getByRole('link', { name: 'Set limits' })).toHaveAttribute(
      'href',
      '/account/limits',
    )
  })
})

describe('the promotion card', () => {
  it('shows the turnover done, the turnover left and the time left', async () => {
    await renderDashboard()
    const bar = await within(cards.promotion()).findByRole('progressbar', {
      name: /^Turnover: done 990\.00\sbaht of 3,000\.00\sbaht$/,
    })
    expect(bar).toHaveAttribute('value', '0.33')
    expect(cards.promotion()).toHaveTextContent('33%')
    expect(cards.promotion()).toHaveTextContent('2,010.00 baht left to play through')
    expect(cards.promotion()).toHaveTextContent(
      'Own money950.75 bahtBonus balance300.00 bahtLocked by turnover1,250.75 baht',
    )
    expect(cards.promotion()).toHaveTextContent(/Expires in 3 days \(24 Nov 2026, 14:00\)/)
  })

  it.each([
    ['nothing required', { turnoverRequired: 0, turnoverDone: 0 }],
    ['more done than required', { turnoverRequired: 10, turnoverDone: 99 }],
  ])('is complete with %s', async (_, turnover) => {
    const promotion = { ...walletPromotionOnWire, ...turnover }
    provide({ [paths.wallet]: () => ({ data: { ...walletOnWire, promotion } }) })
    await renderDashboard()
    expect(await screen.findByText('Turnover complete')).toBeVisible()
    expect(cards.promotion()).toHaveTextContent('100%')
  })

  it('explains what having no promotion means', async () => {
    provide({ [paths.wallet]: () => ({ data: walletOnWire }) })
    await renderDashboard()
    expect(await screen.findByText('No promotion active')).toBeVisible()
    expect(screen.getByText('Your credit is not tied to any turnover.')).toBeVisible()
  })

  it('shows the turnover of a code instead, while it is open', async () => {
    const tied = { ...walletOnWire, turnoverLeft: 75, locks: [codeLockOnWire] }
    provide({ [paths.wallet]: () => ({ data: tied }) })
    await renderDashboard()
    expect(await screen.findByText('Credit code G1FT0001')).toBeVisible()
    expect(cards.promotion()).toHaveTextContent('Turnover: done 25.00 baht of 100.00 baht')
    expect(cards.promotion()).toHaveTextContent('You still have turnover to complete')
    expect(cards.promotion()).not.toHaveTextContent('not tied')
  })
})

describe('the latest transactions', () => {
  it('mix deposits and withdrawals, newest first, with signs and status words', async () => {
    await renderDashboard()
    await within(cards.transactions()).findByText('Waiting for transfer')
    const rows = within(cards.transactions()).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Deposit[^+]*300\.00 bahtWaiting for transfer$/),
      expect.stringMatching(/^Deposit.*\+500\.00 bahtCompleted$/),
      expect.stringMatching(/^Withdrawal.*−200\.00 bahtPaid$/),
    ])
  })

  it('list at most seven', async () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      depositOnWire(`d${index}`, 100, 'confirmed', `2026-11-1${index}T05:00:00Z`),
    )
    provide({ [paths.deposits]: () => many })
    await renderDashboard()
    await within(cards.transactions()).findAllByText('+100.00 baht')
    expect(within(cards.transactions()).getAllByRole('listitem')).toHaveLength(7)
  })

  it('say that there are none yet', async () => {
    provide({ [paths.deposits]: () => [], [paths.withdraws]: () => [] })
    await renderDashboard()
    expect(
      await screen.findByText('Your deposits and withdrawals will be listed here.'),
    ).toBeVisible()
  })

  const newcomer = {
    [paths.deposits]: () => [],
    [paths.withdraws]: () => [],
    [paths.wallet]: () => ({ data: { ...walletOnWire, depositTotal: 0 } }),
    [paths.transferBanks]: () => ({
      data: [bankOnWire('T1', 100, 'on'), bankOnWire('T2', 50, 'on'), bankOnWire('T3', 20, 'off')],
    }),
  }
  const first = { name: 'Your first deposit' }

  it('explain the first deposit to a new player, by the rules in force', async () => {
    provide(newcomer)
    await renderDashboard()
    const card = within(await screen.findByRole('region', first))
    expect(await card.findByText('Choose the amount: 50.00 baht or more.')).toBeVisible()
    expect(card.getByText(`${payMinutes} minutes`, { exact: false })).toBeVisible()
    expect(card.getByText(`${reviewMinutes} minutes`, { exact: false })).toBeVisible()
    expect(card.getByRole('link', { name: 'Make the first deposit' })).toHaveAttribute(
      'href',
      '/wallet/deposit',
    )
  })

  it.each([
    ['a deposit is on its way', { openDepositId: 'D1' }, {}],
    ['staff look at one', { reviewDepositIds: ['D1'] }, {}],
    ['one was credited', { depositTotal: 50 }, {}],
    ['the player takes a break', {}, { kind: 'timeout', endAt: '2026-11-22T07:00:00Z' }],
  ])('no longer explain the first deposit when %s', async (_, wallet, block) => {
    const startAt = '2026-11-21T05:00:00Z'
    provide({
      ...newcomer,
      [paths.wallet]: () => ({ data: { ...walletOnWire, depositTotal: 0, ...wallet } }),
      [paths.protection]: () => ({
        data: protectionOnWire('kind' in block ? { block: { startAt, ...block } } : {}),
      }),
    })
    await renderDashboard()
    await screen.findByText('Your deposits and withdrawals will be listed here.')
    expect(screen.queryByRole('region', first)).not.toBeInTheDocument()
  })

  it('use Thai words and years', async () => {
    await renderDashboard({ locale: 'th' })
    const thai = card('รายการล่าสุด')
    expect(await within(thai).findByText('รอยอดโอน')).toBeVisible()
    expect(within(thai).getByText('โอนแล้ว')).toBeVisible()
    expect(thai).toHaveTextContent('2569')
  })
})

describe('the banners', () => {
  it('disappear when none is active', async () => {
    const off = { ...bannerOnWire('b1', 'First offer', null), status: 'off' }
    const over = { ...bannerOnWire('b2', 'Second', null), endAt: '2026-11-21T06:59:59Z' }
    provide({ [paths.banners]: () => [off, over] })
    await renderDashboard()
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'News and offers' })).not.toBeInTheDocument(),
    )
  })

  it('are hidden during a break, but the operator’s announcement is shown', async () => {
    const block = { kind: 'timeout', startAt: '2026-11-21T05:00:00Z', endAt: null }
    provide({
      [paths.website]: () => ({ data: [{ announcement: 'The line is slow today' }] }),
      [paths.protection]: () => ({ data: protectionOnWire({ block }) }),
    })
    await renderDashboard()
    expect(await screen.findByText('The line is slow today')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('img', { name: 'First offer' })).toBeNull())
  })

  it('link only to the app’s own pages and to https', async () => {
    provide({
      [paths.banners]: () => [
        bannerOnWire('b1', 'inside', '/dashboard/analytics'),
        bannerOnWire('b2', 'outside', 'https://example.com/offer'),
        bannerOnWire('b3', 'script', 'javascript:alert(1)'),
        bannerOnWire('b4', 'other host', '//evil.example'),
        bannerOnWire('b5', 'plain http', 'http://example.com'),
      ],
    })
    await renderDashboard()
    await screen.findByRole('img', { name: 'inside' })
    const links = within(cards.banners()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/analytics',
      'https://example.com/offer',
    ])
    expect(links[1]).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('load lazily and reserve their space', async () => {
    await renderDashboard()
    const picture = await screen.findByRole('img', { name: 'First offer' })
    expect(picture).toHaveAttribute('loading', 'lazy')
    expect(picture).toHaveAttribute('width', '680')
    expect(picture).toHaveAttribute('height', '210')
  })

  it('move by buttons in a loop', async () => {
    const { user } = await renderDashboard()
    await screen.findByText('1 of 2')
    await user.click(screen.getByRole('button', { name: 'Next banner' }))
    expect(screen.getByText('2 of 2')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next banner' }))
    expect(screen.getByText('1 of 2')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Previous banner' }))
    expect(screen.getByText('2 of 2')).toBeVisible()
  })

  it('have no buttons when there is only one', async () => {
    provide({ [paths.banners]: () => [bannerOnWire('b1', 'First offer', null)] })
    await renderDashboard()
    await screen.findByRole('img', { name: 'First offer' })
    expect(within(cards.banners()).queryByRole('button')).not.toBeInTheDocument()
  })

  it('have no stop button when they never move', async () => {
    isStill = true
    await renderDashboard()
    await screen.findByText('1 of 2')
    expect(screen.queryByRole('button', { name: /Stop the slideshow/ })).not.toBeInTheDocument()
  })

  it('move automatically until they are stopped', async () => {
    vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] })
    await renderDashboard()
    await screen.findByText('1 of 2')
    pass(6000)
    expect(screen.getByText('2 of 2')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Stop the slideshow' }))
    pass(60_000)
    expect(screen.getByText('2 of 2')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Start the slideshow' }))
    pass(6000)
    expect(screen.getByText('1 of 2')).toBeVisible()
  })

  it('do not move while one of their buttons has the focus', async () => {
    vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] })
    await renderDashboard()
    await screen.findByText('1 of 2')
    act(() => screen.getByRole('button', { name: 'Previous banner' }).focus())
    pass(60_000)
    expect(screen.getByText('1 of 2')).toBeVisible()
  })
})
