import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handInSlip } from '#api/money/slipQueue'
import { forgetSlips } from '#api/money/slipStore'
import { dropToken, storeToken } from '#api/session/token'
import { PlayWatch } from '#features/account/reality/PlayWatch'
import { DepositPage } from '#features/wallet/DepositPage'
import { simulateOffline } from '#lib/device/presence'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { renderApp } from '../renderApp'
import { protectionOnWire } from '../rewards/rewardsAnswers'
import { errorAnswer, lost, provide, renderWallet } from './walletPages'
import { walletAnswers, walletOnWire, wholeDepositOnWire } from './walletRecords'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T07:00:00Z'), toFake: ['Date'] })
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
  storeToken(tokenOf('u1'))
  provide()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  simulateOffline(false)
  localStorage.clear()
  sessionStorage.clear()
  dropToken()
})

const amount = () => screen.findByRole('textbox', { name: /Amount/ })
const next = () => screen.getByRole('button', { name: 'Continue' })
const confirm = () => screen.findByRole('button', { name: 'Get the exact amount' })
const forbidden = () => Response.json({ message: 'Forbidden' }, { status: 403 })
const address = () => screen.getByTestId('address').textContent

describe('starting a deposit', () => {
  it('asks for a confirmation and leads to the payment', async () => {
    const sent = provide()
    const { user } = await renderWallet('/wallet/deposit')
    await user.type(await amount(), '๕๐๐')
    await user.click(screen.getByRole('radio', { name: /Welcome 50%/ }))
    await user.click(next())
    const sheet = await screen.findByRole('dialog')
    expect(within(sheet).getByText('500.00 baht')).toBeVisible()
    expect(within(sheet).getByText('Welcome 50%')).toBeVisible()
    expect(sent).toEqual([])
    await user.dblClick(await confirm())
    await waitFor(() => expect(address()).toBe('/wallet/deposit/D1'))
    expect(sessionStorage.getItem('draft:deposit')).toBeNull()
    expect(sent).toEqual([
      {
        path: '/userbalance/deposit',
        body: {
          requestId: expect.any(String),
          userId: 'u1',
          validUntil: expect.any(String),
          amount: 500,
          transferBankID: 'T1',
          channel: 'qr',
          PromotionID: 'p1',
          version: 1,
        },
      },
    ])
  })

  it('includes no promotion by default and offers amounts to tap', async () => {
    const sent = provide()
    const { user } = await renderWallet('/wallet/deposit')
    await user.click(await screen.findByRole('button', { name: '300.00 baht' }))
    expect(screen.getByRole('radio', { name: /^No promotion/ })).toBeChecked()
    await user.click(next())
    await user.click(await confirm())
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ amount: 300, PromotionID: null }))
  })

  it.each([
    ['', 'Please enter an amount'],
    ['12.345', 'The amount is not valid (two decimals at most)'],
    ['-5', 'The amount is not valid (two decimals at most)'],
    ['0', 'Please enter an amount'],
    ['50,0000', 'The amount is not valid (two decimals at most)'],
    ['1,250.755', 'The amount is not valid (two decimals at most)'],
    ['1e5', 'The amount is not valid (two decimals at most)'],
    ['99.99', 'The minimum deposit is 100.00 baht'],
    ['200000.01', /200,000.00 baht/],
  ])('says beside the field what is wrong with “%s”', async (typed, words) => {
    const sent = provide()
    const { user } = await renderWallet('/wallet/deposit')
    const field = await amount()
    if (typed) await user.type(field, typed)
    await user.click(next())
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(words)
    expect(field).toHaveFocus()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('shows the provider’s refusal beside its field, verbatim in Thai', async () => {
    provide({ '/userbalance/deposit': errorAnswer('depositlimit', { left: 250 }) })
    const { user } = await renderWallet('/wallet/deposit', 'th')
    const field = await screen.findByRole('textbox', { name: /จำนวนเงิน/ })
    await user.type(field, '500')
    await user.click(screen.getByRole('button', { name: 'ดำเนินการต่อ' }))
    await user.click(await screen.findByRole('button', { name: 'ยืนยันและดูยอดที่ต้องโอน' }))
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('เกินวงเงินฝากที่คุณตั้งไว้ ฝากได้อีก 250.00 บาท'),
    )
    expect(field).toBeInvalid()
    expect(field).toHaveValue('500')
  })

  it('is refused offline, and the input survives a reload', async () => {
    const sent = provide()
    const { user, unmount } = await renderWallet('/wallet/deposit')
    await user.type(await amount(), '500')
    simulateOffline(true)
    await user.click(next())
    expect(await screen.findByRole('alert')).toHaveTextContent(/offline/i)
    expect(sent).toEqual([])
    expect(localStorage.getItem('intent:deposit')).toBeNull()
    unmount()
    await renderWallet('/wallet/deposit')
    expect(await amount()).toHaveValue('500')
  })

  it('locks the form while the result is unknown', async () => {
    provide({ '/userbalance/deposit': lost })
    const { user } = await renderWallet('/wallet/deposit')
    await user.type(await amount(), '500')
    await user.click(next())
    await user.click(await confirm())
    expect(await screen.findByRole('button', { name: 'Check now' })).toBeVisible()
    expect(await amount()).toBeDisabled()
    provide()
    await user.click(screen.getByRole('button', { name: 'Check now' }))
    await waitFor(() => expect(address()).toBe('/wallet/deposit/D1'))
  })

  it('links to a deposit that is open already', async () => {
    provide({
      '/userbalance/wallet/u1': () => ({
        credit: 0,
        onHold: 0,
        available: 0,
        locked: 0,
        turnoverLeft: 0,
        withdrawnToday: 0,
        withdrawCountToday: 0,
        withdrawLeftToday: 0,
        openDepositId: 'D1',
        depositTotal: 0,
        withdrawTotal: 0,
      }),
    })
    await renderWallet('/wallet/deposit')
    expect(await screen.findByRole('link', { name: 'Continue the deposit' })).toHaveAttribute(
      'href',
      '/wallet/deposit/D1',
    )
  })
})

it.each([
  ['/wallet/deposit/NOPE', 'The operator does not know this deposit', 'Deposit', '/wallet/deposit'],
  [
    '/wallet/withdraw/NOPE',
    'The operator does not know this withdrawal',
    'Withdraw',
    '/wallet/withdraw',
  ],
])(
  '%s explains what an unknown record means for the money, and what to do',
  async (at, title, way, path) => {
    provide({
      '/userbalance/transaction/deposit/NOPE': forbidden,
      '/userbalance/transaction/withdraw/NOPE': errorAnswer('notfound'),
    })
    await renderWallet(at)
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByText(/bank/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write to staff' })).toHaveAttribute(
      'href',
      expect.stringContaining('NOPE'),
    )
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', path)
    expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('href', '/wallet/history')
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
)

describe('paying a deposit', () => {
  it('shows account, exact amount, time left and a sample QR code', async () => {
    await renderWallet('/wallet/deposit/D1')
    expect(await screen.findByText('987-6-54321-0')).toBeVisible()
    expect(screen.getByText('37')).toHaveProperty('tagName', 'MARK')
    expect(screen.getByRole('timer')).toHaveTextContent('10:00')
    expect(screen.getByText(/exactly 500\.37 baht.*10 minutes/)).toBeVisible()
    expect(screen.getByRole('img', { name: /PromptPay/ })).toBeVisible()
  })

  it('hides an account closed since, but still accepts money sent to it', async () => {
    const sent = provide({ '/a7c41f/banklist': () => ({ data: [] }) })
    const { user } = await renderWallet('/wallet/deposit/D1')
    expect(await screen.findByText(/no longer takes deposits/)).toBeVisible()
    expect(screen.queryByText('987-6-54321-0')).not.toBeInTheDocument()
    expect(screen.queryByRole('img', { name: /PromptPay/ })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Cancel this deposit' })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'I have transferred' }))
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('keeps showing the account when the list of accounts cannot be loaded', async () => {
    provide({ '/a7c41f/banklist': lost })
    await renderWallet('/wallet/deposit/D1')
    expect(await screen.findByText('987-6-54321-0')).toBeVisible()
  })

  it('sends “I have transferred” once, however often it is pressed', async () => {
    const sent = provide({
      '/userbalance/depositsubmit': () => ({ data: wholeDepositOnWire('submitted') }),
    })
    const { user } = await renderWallet('/wallet/deposit/D1')
    await user.dblClick(await screen.findByRole('button', { name: 'I have transferred' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ depositId: 'D1', userId: 'u1' })
  })

  it('keeps the focus in place of “I have transferred” and announces the result', async () => {
    let status = 'pending'
    provide({
      '/userbalance/transaction/deposit/D1': () => ({ data: wholeDepositOnWire(status) }),
      '/userbalance/depositsubmit': () => {
        status = 'submitted'
        return { data: wholeDepositOnWire(status) }
      },
    })
    const { user } = await renderWallet('/wallet/deposit/D1')
    const button = await screen.findByRole('button', { name: 'I have transferred' })
    const live = screen
      .getAllByRole('status')
      .find((each) => each.textContent === 'Waiting for transfer')
    expect(live).toBeDefined()
    const told: string[] = []
    new MutationObserver(() => told.push(document.body.textContent ?? '')).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    await user.click(button)
    await waitFor(() => expect(button).not.toBeInTheDocument())
    expect(live).toBeInTheDocument()
    expect(live).not.toHaveTextContent('Waiting for transfer')
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement).toContainElement(live ?? null)
    expect(told.join()).not.toMatch(/not finished|connection|not known/)
  })

  it('asks before the deposit is cancelled', async () => {
    const sent = provide({
      '/userbalance/depositcancel': () => ({ data: wholeDepositOnWire('cancelled') }),
    })
    const { user } = await renderWallet('/wallet/deposit/D1')
    await user.click(await screen.findByRole('button', { name: 'Cancel this deposit' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(sent).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Cancel this deposit' }))
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('closes the cancel dialog when another tab reports the transfer', async () => {
    let status = 'pending'
    const sent = provide({
      '/userbalance/transaction/deposit/D1': () => ({ data: wholeDepositOnWire(status) }),
    })
    const { user } = await renderWallet('/wallet/deposit/D1')
    await user.click(await screen.findByRole('button', { name: 'Cancel this deposit' }))
    const dialog = await screen.findByRole('alertdialog')
    status = 'submitted'
    new BroadcastChannel('data').postMessage({ changed: ['Deposit', 'Balance', 'Transaction'] })
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(sent).toEqual([])
  })

  it.each([
    ['something else', new File(['%PDF-1.7 …………'], 'slip.png', { type: 'image/png' }), /JPG, PNG/],
    [
      'something huge',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'slip.png', { type: 'image/png' }),
      /5 MB/,
    ],
  ])('refuses %s as a slip', async (_, file, words) => {
    const sent = provide()
    const { user } = await renderWallet('/wallet/deposit/D1')
    await screen.findByText('987-6-54321-0')
    await user.upload(screen.getByLabelText('Attach the slip', { selector: 'input' }), file)
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(sent).toEqual([])
  })

  it('says that a waiting slip is stored on this device', async () => {
    const { store } = await renderWallet('/wallet/deposit/D1')
    simulateOffline(true)
    await act(() => handInSlip(store.dispatch, 'u1', 'D1', new Blob(['a picture'])))
    expect(await screen.findByText(/^Your slip is saved. It will be sent/)).toBeVisible()
    expect(screen.getByText(/^It waits on this device until then/)).toBeVisible()
    await forgetSlips()
  })

  it('reports a slip that was refused because its deposit was rejected', async () => {
    provide({
      '/userbalance/transaction/deposit/D1': () => ({ data: wholeDepositOnWire('rejected') }),
      '/userbalance/depositslip': errorAnswer('depositclosed'),
    })
    const { store } = await renderWallet('/wallet/deposit/D1')
    await screen.findByRole('link', { name: 'Write to staff' })
    await act(() => handInSlip(store.dispatch, 'u1', 'D1', new Blob(['a picture'])))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Attach the slip: This deposit can no longer be changed',
    )
  })

  it('says what to do when the time is over', async () => {
    provide({
      '/userbalance/transaction/deposit/D1': () => ({ data: wholeDepositOnWire('expired') }),
    })
    await renderWallet('/wallet/deposit/D1')
    expect(await screen.findByText(/This deposit has expired/)).toBeVisible()
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Make another deposit' })).toBeVisible()
  })

  it('ends with a success page and the reference', async () => {
    provide({
      '/userbalance/transaction/deposit/D1': () => ({ data: wholeDepositOnWire('confirmed') }),
    })
    await renderWallet('/wallet/deposit/D1')
    expect(
      await screen.findByRole('heading', { name: '500.37 baht has been added to your credit' }),
    ).toHaveFocus()
    expect(screen.getByText('D1')).toBeVisible()
  })

  it.each(['/wallet/deposit', '/wallet/deposit/D1'])(
    'has no accessibility violations at %s',
    async (path) => {
      const { container } = await renderWallet(path)
      await screen.findAllByText(/กสิกรไทย/)
      const { violations } = await axe.run(container, {
        rules: { 'color-contrast': { enabled: false } },
      })
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    },
  )
})

it('a deposit under review shows what arrived, what happens next and by when', async () => {
  provide({
    '/userbalance/transaction/deposit/D1': () => ({
      data: {
        ...wholeDepositOnWire('review'),
        arrivedAmount: 500.38,
        arrivedAt: '2026-11-21T06:58:00Z',
        reviewUntil: '2026-11-21T07:28:00Z',
        reason: 'ยอดโอนไม่ตรงกับรายการ',
      },
    }),
  })
  await renderWallet('/wallet/deposit/D1')
  expect(
    await screen.findByRole('heading', { name: 'Staff are checking this deposit' }),
  ).toBeVisible()
  expect(screen.getByText('500.38 baht')).toBeVisible()
  expect(screen.getByText(/The amount that arrived/)).toBeVisible()
  expect(screen.getByText(/answer by .* at the latest/)).toBeVisible()
  expect(screen.queryByText(/not successful/)).not.toBeInTheDocument()
})

it('the credit is refetched when the deposit is confirmed elsewhere', async () => {
  let status = 'submitted'
  const asked: string[] = []
  provide({
    '/userbalance/transaction/deposit/D1': () => ({ data: wholeDepositOnWire(status) }),
    '/userbalance/wallet/u1': () => {
      asked.push(status)
      return { data: walletOnWire }
    },
  })
  const { user } = await renderWallet('/wallet/deposit')
  await amount()
  await user.click(screen.getByRole('link', { name: 'test: /wallet/deposit/D1' }))
  await screen.findByText('Waiting for review', { selector: 'li *' })
  status = 'confirmed'
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await screen.findByRole('heading', { name: /has been added/ })
  await user.click(screen.getByRole('link', { name: 'To the wallet' }))
  await waitFor(() => expect(asked).toEqual(['submitted', 'confirmed']))
})

it('the promotions return when a break ends while the page is open', async () => {
  const end = Date.parse('2026-11-21T07:01:00Z')
  const isOver = () => Date.now() > end
  const block = { kind: 'timeout', startAt: '2026-11-20T07:01:00Z', endAt: new Date(end) }
  const known = walletAnswers['/usersystem/getavailablepromotion/u1'] ?? {}
  provide({
    '/usersystem/limits/u1': () => ({
      data: { ...protectionOnWire, block: isOver() ? null : block },
    }),
    '/usersystem/getavailablepromotion/u1': () =>
      isOver() ? known : { active: null, promotions: [] },
  })
  await renderApp(
    <>
      <PlayWatch userId="u1" />
      <DepositPage />
    </>,
  )
  expect(await screen.findByText(/You are taking a break/)).toBeVisible()
  vi.setSystemTime(end + 1_000)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(await screen.findByRole('radio', { name: /Welcome 50%/ })).toBeVisible()
})

it('the payment time follows the provider’s clock, however fast the device’s clock is', async () => {
  vi.setSystemTime('2026-11-21T07:40:00Z')
  const headers = { Date: 'Sat, 21 Nov 2026 07:01:00 GMT' }
  provide({
    '/userbalance/transaction/deposit/D1': () =>
      Response.json({ data: wholeDepositOnWire() }, { headers }),
  })
  await renderWallet('/wallet/deposit/D1')
  expect(await screen.findByText('987-6-54321-0')).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent(/^(9:00|8:5\d)$/)
  expect(screen.queryByText(/This deposit has expired/)).not.toBeInTheDocument()
})
