import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { PromotionPage } from '#features/promotion/PromotionPage'
import { PromotionsPage } from '#features/promotion/PromotionsPage'
import { ReceivedPage } from '#features/promotion/ReceivedPage'
import { simulateOffline } from '#lib/device/presence'
import { locales } from '#ui/intl/locale'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import {
  codeLockOnWire,
  promotionLockOnWire,
  walletOnWire,
  walletPromotionOnWire,
} from '../memberAnswers'
import { renderApp } from '../renderApp'
import {
  activeOnWire,
  availableOnWire,
  blockedOnWire,
  newcomersOnWire,
  promotionOnWire,
  receivedOnWire,
} from '../rewards/rewardsAnswers'
import { broken, errorAnswer, provide, silent } from '../rewards/rewardsBackEnd'
import { withdrawSettingOnWire } from '../wallet/walletRecords'

const paths = {
  all: 'GET /promotion',
  one: 'GET /promotion/p1',
  available: 'GET /usersystem/getavailablepromotion/u1',
  history: 'GET /promotion/receivedall/u1',
  wallet: 'GET /userbalance/wallet/u1',
  receive: 'POST /promotion/receive',
  cancel: 'POST /promotion/cancel',
} as const

const usual = {
  [paths.all]: { data: [newcomersOnWire, promotionOnWire] },
  [paths.one]: { data: promotionOnWire },
  [paths.available]: availableOnWire,
  [paths.history]: { data: [] },
  [paths.wallet]: { data: walletOnWire },
}

const inUse = {
  [paths.available]: { ...availableOnWire, active: activeOnWire },
  [paths.wallet]: {
    data: {
      ...walletOnWire,
      credit: 1000,
      own: 700,
      bonus: 300,
      available: 0,
      locked: 1000,
      turnoverLeft: 2010,
      promotion: walletPromotionOnWire,
      locks: [promotionLockOnWire],
    },
  },
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
  storeToken(tokenOf('u1'))
})

afterEach(() => {
  simulateOffline(false)
  vi.unstubAllGlobals()
  localStorage.clear()
  dropToken()
})

const detail = (
  <Routes>
    <Route path="/promotion/:PromotionID" element={<PromotionPage />} />
  </Routes>
)
const renderDetail = (address = '/promotion/p1') => renderApp(detail, { path: address })

/** The row of a description list that begins with `label`. */
function lineOf(area: HTMLElement, label: string): HTMLElement | null {
  return within(area).getByText(label).parentElement
}

async function expectAccessible(container: HTMLElement): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

const turnoverOff = {
  'GET /setting/withdraw': { data: [{ ...withdrawSettingOnWire, requireTurnover: false }] },
}

describe('the list of promotions', () => {
  it('shows eligible promotions first and says why the others are not', async () => {
    provide(usual)
    const { container } = await renderApp(<PromotionsPage />)
    await screen.findByRole('link', { name: 'Ten percent' })
    const names = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
    expect(names).toEqual(['Ten percent', 'Newcomers', 'No promotion'])
    expect(screen.getByText('Available to you')).toBeVisible()
    expect(screen.getByText('Only for players who have not deposited yet.')).toBeVisible()
    await expectAccessible(container)
  })

  it('shows the operator’s banners for this page, but not during a break', async () => {
    const banner = {
      bannerID: 'b1',
      imageUrl: '/b1.svg',
      alt: 'Play within limits',
      sort: 1,
      status: 'on',
    }
    const data = [
      { ...banner, position: 'promotion', linkTo: '/account/limits' },
      { ...banner, bannerID: 'b2', alt: 'Of the home page', position: 'home' },
    ]
    provide({ ...usual, 'GET /setting/banner': { data } })
    const { unmount } = await renderApp(<PromotionsPage />)
    const link = await screen.findByRole('link', { name: 'Play within limits' })
    expect(link).toHaveAttribute('href', '/account/limits')
    expect(screen.queryByRole('img', { name: 'Of the home page' })).not.toBeInTheDocument()
    unmount()
    provide({
      ...usual,
      'GET /usersystem/limits/u1': { data: blockedOnWire },
      'GET /setting/banner': { data },
    })
    await renderApp(<PromotionsPage />)
    expect(await screen.findByText('You are taking a break')).toBeVisible()
    expect(screen.queryByRole('img', { name: 'Play within limits' })).not.toBeInTheDocument()
  })

  it('shows the terms of each promotion and of a deposit without one', async () => {
    provide(usual)
    await renderApp(<PromotionsPage />)
    const cards = await screen.findAllByRole('listitem')
    const card = cards.find((each) => each.querySelector('h2')?.textContent === 'Ten percent')
    expect(card).toHaveTextContent('With a deposit of 500.00 baht')
    expect(card).toHaveTextContent('Turnover to complete1,650.00 baht')
    expect(await screen.findByText(/your deposit is tied to no turnover/)).toBeVisible()
    expect(card).toHaveTextContent('That includes the 1,250.75 baht you have now')
  })

  it.each([
    [inUse[paths.wallet].data, /You are using “In use now”.* staked 2,010.00 baht more/],
    [
      { ...walletOnWire, turnoverLeft: 75, locks: [codeLockOnWire] },
      /to complete: Credit code G1FT0001.*your own money and is staked before the bonus/,
    ],
  ])('says what a deposit without a promotion is tied to', async (data, words) => {
    provide({ ...usual, [paths.wallet]: { data } })
    await renderApp(<PromotionsPage />)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByText(/tied to no turnover/)).not.toBeInTheDocument()
  })

  it('locks nothing when the operator requires no turnover', async () => {
    provide({
      ...usual,
      ...turnoverOff,
      [paths.available]: {
        ...availableOnWire,
        waiting: { ...receivedOnWire, status: 'received', depositId: 'd1' },
      },
    })
    await renderApp(<PromotionsPage />)
    expect(await screen.findByText(/your deposit is tied to no turnover/)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Ten percent' })).toBeVisible()
    await waitFor(() => expect(document.body).not.toHaveTextContent(/locked/))
  })

  it.each(locales)('shows every text in %s', async (locale) => {
    provide(usual)
    await renderApp(<PromotionsPage />, { locale })
    await screen.findByRole('link', { name: 'Ten percent' })
    expect(document.body).not.toHaveTextContent(/promotion\.|errorCode\.|\bui\.|\{\w+\}/)
  })

  it('says so when there is no promotion', async () => {
    provide({
      ...usual,
      [paths.all]: { data: [] },
      [paths.available]: { ...availableOnWire, promotions: [], unavailable: [] },
    })
    await renderApp(<PromotionsPage />)
    expect(await screen.findByText(/There is no promotion right now/)).toBeVisible()
  })

  it('shows skeletons, then an error with a retry', async () => {
    provide({ ...usual, [paths.all]: silent })
    const { unmount } = await renderApp(<PromotionsPage />)
    expect(screen.getByText('Loading')).toBeInTheDocument()
    unmount()
    let failing = true
    provide({ ...usual, [paths.all]: () => (failing ? broken() : usual[paths.all]) })
    const { user } = await renderApp(<PromotionsPage />)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    failing = false
    await user.click(retry)
    expect(await screen.findByRole('link', { name: 'Ten percent' })).toBeVisible()
  })

  it('shows the saved copy with its time when the provider cannot be reached', async () => {
    provide(usual)
    const { unmount } = await renderApp(<PromotionsPage />)
    await screen.findByRole('link', { name: 'Ten percent' })
    unmount()
    provide({ ...usual, [paths.all]: broken, [paths.available]: broken })
    await renderApp(<PromotionsPage />)
    expect(await screen.findByText(/Saved copy, as of/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ten percent' })).toBeVisible()
  })

  it('is hidden during a break', async () => {
    provide({ ...usual, 'GET /usersystem/limits/u1': { data: blockedOnWire } })
    await renderApp(<PromotionsPage />)
    expect(await screen.findByText('You are taking a break')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Ten percent' })).not.toBeInTheDocument()
  })
})

describe('a single promotion', () => {
  it('shows deposit, bonus, turnover and cap in its calculator', async () => {
    provide(usual)
    const { user, container } = await renderDetail()
    const field = await screen.findByRole('textbox', { name: /If you deposit/ })
    await user.clear(field)
    await user.type(field, '๑,๐๐๐')
    expect(await screen.findByText('100.00 baht')).toBeVisible()
    expect(screen.getByText('3,300.00 baht')).toBeVisible()
    expect(screen.getByText('5,000.00 baht')).toBeVisible()
    expect(screen.getByText('7 days')).toBeVisible()
    await expectAccessible(container)
  })

  it.each([
    ['', 'Please enter an amount'],
    ['12.345', 'The amount is not valid (two decimals at most)'],
    ['-5', 'The amount is not valid (two decimals at most)'],
    ['50', 'Below 100.00 baht there is no bonus.'],
  ])('answers “%s” with “%s” in its calculator', async (typed, answer) => {
    provide(usual)
    await renderDetail()
    const field = await screen.findByRole('textbox', { name: /If you deposit/ })
    fireEvent.change(field, { target: { value: typed } })
    expect(await screen.findByText(answer)).toBeVisible()
  })

  it('shows locked money, staking order, cap and cost of a cancel before the confirmation', async () => {
    provide(usual)
    const { user } = await renderDetail()
    await user.click(await screen.findByRole('button', { name: 'Claim' }))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByText('With a deposit of 500.00 baht')).toBeVisible()
    expect(sheet.getByText('50.00 baht')).toBeVisible()
    expect(sheet.getByText('1,650.00 baht')).toBeVisible()
    expect(sheet.getByText('7 days')).toBeVisible()
    expect(await sheet.findByText(/withdraw nothing.*the 1,250.75 baht/)).toBeVisible()
    expect(sheet.getByText(/^Your own money is staked first, then the bonus/)).toBeVisible()
    expect(sheet.getByText(/at most 5,000.00 baht plus money added .* deducted once/)).toBeVisible()
    expect(sheet.getByText(/deducts the bonus and its winnings/)).toBeVisible()
    expect(sheet.getByText(/before the first bet, you keep 1,750.75 baht/)).toBeVisible()
  })

  it('says before the confirmation that only the bonus is locked when no turnover is required', async () => {
    provide({ ...usual, ...turnoverOff })
    const { user } = await renderDetail()
    await user.click(await screen.findByRole('button', { name: 'Claim' }))
    const sheet = await screen.findByRole('dialog')
    expect(await within(sheet).findByText(/You can withdraw your own money/)).toBeVisible()
    expect(await within(sheet).findByText(/you keep 1,750.75 baht/)).toBeVisible()
    await waitFor(() =>
      expect(document.body).not.toHaveTextContent(/withdraw nothing|before you can withdraw/),
    )
  })

  it('does not mention locks or forfeits when it requires no turnover itself', async () => {
    provide({ ...usual, [paths.one]: { data: { ...promotionOnWire, turnoverX: 0 } } })
    const { user } = await renderDetail()
    await user.click(await screen.findByRole('button', { name: 'Claim' }))
    const sheet = await screen.findByRole('dialog')
    expect(await within(sheet).findByText(/at most 5,000.00 baht/)).toBeVisible()
    expect(sheet).not.toHaveTextContent(/withdraw nothing|before you can withdraw|own money/)
  })

  it('names its days and hours in the page’s language and has a default picture', async () => {
    const onFridays = { weekdays: [5], hours: { from: '22:00', to: '05:59' } }
    provide({ ...usual, [paths.one]: { data: { ...promotionOnWire, ...onFridays } } })
    const { container } = await renderApp(detail, { path: '/promotion/p1', locale: 'fr' })
    expect(await screen.findByText('Seulement : vendredi, heure de Bangkok')).toBeVisible()
    expect(screen.getByText('Seulement de 22:00 à 05:59, heure de Bangkok')).toBeVisible()
    expect(screen.getByText('Une nuit compte pour le jour où elle commence')).toBeVisible()
    expect(container.querySelector('svg text')).toBeInTheDocument()
  })

  it('is claimed once, however often the button is pressed', async () => {
    const posted = provide({ ...usual, [paths.receive]: { data: receivedOnWire } })
    const { user } = await renderDetail()
    await user.click(await screen.findByRole('button', { name: 'Claim' }))
    const sheet = await screen.findByRole('dialog')
    const confirm = within(sheet).getByRole('button', { name: 'Claim “Ten percent”' })
    fireEvent.click(confirm)
    fireEvent.click(confirm)
    expect(await screen.findByText('r1')).toBeVisible()
    expect(posted).toHaveLength(1)
    expect(posted[0]?.body).toMatchObject({ userId: 'u1', PromotionID: 'p1' })
  })

  it('shows the coded reason of a refusal', async () => {
    provide({ ...usual, [paths.receive]: () => errorAnswer('promoquota') })
    const { user } = await renderDetail()
    await user.click(await screen.findByRole('button', { name: 'Claim' }))
    await user.click(await screen.findByRole('button', { name: 'Claim “Ten percent”' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'All places of this promotion are taken',
    )
  })

  it('refuses a claim offline before anything is sent', async () => {
    const posted = provide(usual)
    const { user } = await renderDetail()
    const receive = await screen.findByRole('button', { name: 'Claim' })
    simulateOffline(true)
    await user.click(receive)
    expect(await screen.findByRole('alert')).toHaveTextContent(/You are offline/)
    expect(posted).toEqual([])
  })

  it('cannot be claimed while another is in use, and says so', async () => {
    provide({ ...usual, ...inUse })
    await renderDetail()
    expect(await screen.findByText(/You have a promotion in use/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Claim' })).not.toBeInTheDocument()
  })

  it('that does not exist is reported as missing', async () => {
    provide({ ...usual, 'GET /promotion/p9': () => Response.json('notfound') })
    await renderDetail('/promotion/p9')
    expect(await screen.findByText(/does not exist/)).toBeVisible()
  })
})

describe('the page of the player’s promotions', () => {
  it('shows the progress and the amount that can be withdrawn', async () => {
    provide({ ...usual, ...inUse })
    const { container } = await renderApp(<ReceivedPage />)
    expect(await screen.findByRole('heading', { name: 'In use now' })).toBeVisible()
    expect(screen.getByText('Turnover: done 990.00 baht of 3,000.00 baht')).toBeVisible()
    expect(screen.getByText('33%')).toBeVisible()
    expect(screen.getAllByText('2,010.00 baht')[0]).toBeVisible()
    expect(await screen.findByText(/will be listed here/)).toBeVisible()
    await expectAccessible(container)
  })

  it.each([
    [1000, 300, 700, /the bonus of 300.00 baht is deducted/, ['300.00 baht', '700.00 baht']],
    [900, 200, 700, /the bonus of 200.00 baht is deducted/, ['200.00 baht', '700.00 baht']],
    [400, 0, 400, /Nothing is deducted/, ['0.00 baht', '400.00 baht']],
  ])('says exactly what a cancel deducts from %i baht and what stays', async (...row) => {
    const [credit, takenIfCancelled, keepsIfCancelled, words, [taken = '', kept = '']] = row
    const promotion = { ...walletPromotionOnWire, takenIfCancelled, keepsIfCancelled }
    const parts = { credit, own: keepsIfCancelled, bonus: takenIfCancelled, locked: credit }
    const wallet = { ...inUse[paths.wallet].data, ...parts, promotion }
    provide({ ...usual, ...inUse, [paths.wallet]: { data: wallet } })
    const { user } = await renderApp(<ReceivedPage />)
    await user.click(await screen.findByRole('button', { name: 'Cancel this promotion' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(await within(dialog).findByText(words)).toBeVisible()
    expect(lineOf(dialog, 'Deducted: the bonus and its winnings')).toHaveTextContent(taken)
    expect(lineOf(dialog, 'You keep')).toHaveTextContent(kept)
    expect(dialog).not.toHaveTextContent('Bonus balance')
  })

  it('says that cancelling a promotion keeps the bonus of a code', async () => {
    const parts = { own: 640, bonus: 360, locks: [codeLockOnWire, promotionLockOnWire] }
    const wallet = { ...inUse[paths.wallet].data, ...parts }
    provide({ ...usual, ...inUse, [paths.wallet]: { data: wallet } })
    const { user } = await renderApp(<ReceivedPage />)
    await user.click(await screen.findByRole('button', { name: 'Cancel this promotion' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(await within(dialog).findByText('You keep')).toBeVisible()
    expect(lineOf(dialog, 'You keep')).toHaveTextContent('700.00 baht')
    expect(lineOf(dialog, 'Own money')).toHaveTextContent('640.00 baht')
    expect(lineOf(dialog, 'Bonus balance')).toHaveTextContent('60.00 baht')
  })

  it('cancels after a question and says what was deducted', async () => {
    const cancelled = { ...receivedOnWire, receivedId: 'r2', status: 'cancelled', forfeited: 250 }
    const posted = provide({
      ...usual,
      ...inUse,
      [paths.cancel]: { data: cancelled },
    })
    const { user } = await renderApp(<ReceivedPage />)
    await user.click(await screen.findByRole('button', { name: 'Cancel this promotion' }))
    const dialog = await screen.findByRole('alertdialog')
    const confirm = within(dialog).getByRole('button', { name: 'Cancel this promotion' })
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled', 'true'))
    await user.click(confirm)
    expect(
      await screen.findByText(/The bonus and its winnings were deducted: 250.00 baht/),
    ).toBeVisible()
    expect(posted.map(({ body }) => body['receivedId'])).toEqual(['r2'])
  })

  it('does not allow a cancel while its cost is unknown', async () => {
    provide({ ...usual, ...inUse, [paths.wallet]: broken })
    const { user } = await renderApp(<ReceivedPage />)
    await user.click(await screen.findByRole('button', { name: 'Cancel this promotion' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(await within(dialog).findByRole('alert')).toBeVisible()
    const confirm = within(dialog).getByRole('button', { name: 'Cancel this promotion' })
    expect(confirm).toHaveAttribute('aria-disabled', 'true')
  })

  it('locks only the bonus when the operator requires no turnover', async () => {
    const wallet = { ...inUse[paths.wallet].data, available: 700, locked: 300 }
    provide({ ...usual, ...inUse, [paths.wallet]: { data: wallet } })
    await renderApp(<ReceivedPage />)
    expect(await screen.findByText(/^300.00 baht of your credit is locked/)).toBeVisible()
  })

  it('shows bonus balance, result on completion and current cost of a cancel', async () => {
    provide({ ...usual, ...inUse })
    await renderApp(<ReceivedPage />)
    expect(await screen.findByText(/^1,000.00 baht of your credit is locked/)).toBeVisible()
    expect(screen.getByText(/you keep at most 3,500.00 baht.*money added since/)).toBeVisible()
    expect(
      screen.getByText('If you cancel now, you keep 700.00 baht and 300.00 baht is deducted.'),
    ).toBeVisible()
    for (const [label, amount] of [
      ['Credit', '1,000.00 baht'],
      ['Own money', '700.00 baht'],
      ['Locked by turnover', '1,000.00 baht'],
    ] as const) {
      expect(lineOf(document.body, label)).toHaveTextContent(amount)
    }
    // Of this promotion, and of the whole credit.
    expect(screen.getAllByText('Bonus balance')).toHaveLength(2)
  })

  it('does not call credit free while the turnover of a code is open', async () => {
    const tied = { ...walletOnWire, turnoverLeft: 75, locks: [codeLockOnWire] }
    provide({ ...usual, [paths.wallet]: { data: tied } })
    await renderApp(<ReceivedPage />)
    expect(await screen.findByText('Credit code G1FT0001')).toBeVisible()
    expect(screen.getByText(/still have other turnover to complete/)).toBeVisible()
    expect(screen.queryByText(/not tied/)).not.toBeInTheDocument()
  })

  it('calls credit free when nothing is locked', async () => {
    provide(usual)
    await renderApp(<ReceivedPage />)
    expect(await screen.findByText('Your credit is not tied to any turnover.')).toBeVisible()
  })

  it('says what each earlier promotion deducted, or that nothing was', async () => {
    const closed = { activatedAt: '2026-11-20T05:00:00Z', closedAt: '2026-11-21T05:00:00Z' }
    const capped = { ...receivedOnWire, ...closed, status: 'completed', capForfeited: 17_000 }
    const given = { ...receivedOnWire, ...closed, status: 'cancelled', forfeited: 300 }
    provide({
      ...usual,
      [paths.history]: {
        data: [
          { ...capped, receivedId: 'r8', closedBy: 'completed' },
          { ...given, receivedId: 'r9', closedBy: 'break' },
          { ...given, receivedId: 'r10', forfeited: 0, closedBy: 'lost' },
        ],
      },
    })
    await renderApp(<ReceivedPage />)
    expect(
      await screen.findByText(/17,000.00 baht above the cap was deducted.*5,000.00 baht plus/),
    ).toBeVisible()
    expect(screen.getByText('The bonus and its winnings were deducted: 300.00 baht.')).toBeVisible()
    expect(screen.getByText('Nothing was deducted.')).toBeVisible()
    expect(screen.getByText('Your break ended it.')).toBeVisible()
  })

  it.each([
    [null, 'Deposit now', '/wallet/deposit'],
    ['D1', 'See the deposit', '/wallet/deposit/D1'],
  ])('links a promotion waiting for deposit %s to “%s”', async (depositId, name, path) => {
    const waiting = { ...receivedOnWire, depositId }
    provide({ ...usual, [paths.available]: { ...availableOnWire, waiting } })
    await renderApp(<ReceivedPage />)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path)
  })

  it('lists earlier promotions with their states', async () => {
    const done = { ...receivedOnWire, receivedId: 'r9', status: 'completed', bonus: 50 }
    provide({ ...usual, [paths.history]: { data: [receivedOnWire, done] } })
    await renderApp(<ReceivedPage />)
    expect(await screen.findByText('Waiting for deposit')).toBeVisible()
    expect(screen.getByText('Completed')).toBeVisible()
  })

  it('shows that cancelling a promotion that waits for its deposit costs nothing', async () => {
    provide({ ...usual, [paths.available]: { ...availableOnWire, waiting: receivedOnWire } })
    const { user } = await renderApp(<ReceivedPage />)
    await user.click(await screen.findByRole('button', { name: 'Cancel this promotion' }))
    expect(await screen.findByText(/has added no bonus. Nothing is deducted/)).toBeVisible()
  })
})
