import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { simulateOffline } from '#lib/device/presence'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { promotionLockOnWire, protectionOnWire, walletPromotionOnWire } from '../memberAnswers'
import { receivedOnWire } from '../rewards/rewardsAnswers'
import { errorAnswer, lost, provide, renderWallet } from './walletPages'
import { walletAnswers, walletOnWire, withdrawOnWire, withdrawSettingOnWire } from './walletRecords'

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
const path = '/userbalance/withdraw'

async function ask(user: Awaited<ReturnType<typeof renderWallet>>['user'], text: string) {
  await user.type(await amount(), text)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
}

async function askInThai(): Promise<HTMLElement> {
  const { user } = await renderWallet('/wallet/withdraw', 'th')
  const field = await screen.findByRole('textbox', { name: /จำนวนเงิน/ })
  await user.type(field, '500')
  await user.click(screen.getByRole('button', { name: 'ดำเนินการต่อ' }))
  await user.click(await screen.findByRole('button', { name: 'ถอนเงิน 500.00 บาท' }))
  return field
}

/** A withdrawal that was paid after `minutes`. */
const paid = (id: string, minutes: number) => ({
  ...withdrawOnWire(id, 200, 'paid', '2026-11-19T05:00:00Z'),
  paidAt: new Date(Date.parse('2026-11-19T05:00:00Z') + minutes * 60_000).toISOString(),
})

describe('the withdrawal page', () => {
  it('shows free and locked credit and a masked destination', async () => {
    const { container } = await renderWallet('/wallet/withdraw')
    const card = await screen.findByRole('region', { name: 'Available to withdraw' })
    expect(within(card).getAllByText('1,000.00 baht')[0]).toBeVisible()
    expect(card).toHaveTextContent(
      /Own money1,000\.00 bahtBonus balance250\.75 bahtLocked by turnover250\.75 baht/,
    )
    expect(within(card).getByText(/2,010.00/)).toBeVisible()
    expect(screen.getByText('***7890')).toBeVisible()
    expect(container).not.toHaveTextContent('1234567890')
  })

  it('repeats amount and last digits, sends the request once and shows a reference', async () => {
    const sent = provide()
    const { user } = await renderWallet('/wallet/withdraw')
    await ask(user, '500')
    const sheet = await screen.findByRole('dialog')
    expect(within(sheet).getByText('500.00 baht')).toBeVisible()
    expect(within(sheet).getByText(/\*\*\*7890/)).toBeVisible()
    await user.dblClick(within(sheet).getByRole('button', { name: 'Withdraw 500.00 baht' }))
    expect(
      await screen.findByRole('heading', { name: 'Your withdrawal request has been received' }),
    ).toBeVisible()
    expect(screen.getByText('W1')).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(sent).toEqual([
      {
        path,
        body: {
          amount: 500,
          fee: 0,
          userId: 'u1',
          requestId: expect.any(String),
          validUntil: expect.any(String),
        },
      },
    ])
  })

  it('refuses to send when the fee has changed, and shows the new fee on the next sheet', async () => {
    let terms = { ...withdrawSettingOnWire, fee: 10 }
    const sent = provide({
      '/setting/withdraw': () => ({ data: [terms] }),
      [path]: () => {
        terms = { ...terms, fee: 25, minWithdraw: 120 }
        return errorAnswer('termschanged')()
      },
    })
    const { user } = await renderWallet('/wallet/withdraw')
    await ask(user, '500')
    const sheet = await screen.findByRole('dialog')
    expect(within(sheet).getByText('490.00 baht')).toBeVisible()
    await user.click(within(sheet).getByRole('button', { name: 'Withdraw 500.00 baht' }))
    expect(await screen.findByText(/The terms have just changed/)).toBeVisible()
    expect(sent).toMatchObject([{ path, body: { amount: 500, fee: 10 } }])
    expect(await screen.findByText(/120\.00/)).toBeVisible()
    // The instruction to read the terms again is on the page, not only on the next sheet.
    expect(screen.getByText('A fee of 25.00 baht is deducted from each withdrawal')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(within(await screen.findByRole('dialog')).getByText('475.00 baht')).toBeVisible()
  })

  it('shows the current destination account, not the one from the login, and sends it along', async () => {
    const destination = { bank_name: 'ไทยพาณิชย์', tail: '4321', book_name: 'สมชาย ใจดี' }
    const changed = { ...destination, bankChangedAt: '2026-11-21T06:00:00.000Z' }
    const sent = provide({
      '/userbalance/wallet/u1': () => ({ data: { ...walletOnWire, destination: changed } }),
    })
    const { user } = await renderWallet('/wallet/withdraw')
    expect(await screen.findByText('***4321')).toBeVisible()
    expect(screen.queryByText(/7890/)).not.toBeInTheDocument()
    await ask(user, '500')
    const sheet = await screen.findByRole('dialog')
    expect(within(sheet).getByText('ไทยพาณิชย์ ***4321')).toBeVisible()
    await user.click(within(sheet).getByRole('button', { name: 'Withdraw 500.00 baht' }))
    await waitFor(() =>
      expect(sent).toMatchObject([{ body: { bankChangedAt: changed.bankChangedAt } }]),
    )
  })

  const freed = { locked: 0, turnoverLeft: 0 }

  it.each([
    ['locked credit', {}, '1,000.00', /^250.75 baht of your credit is locked/],
    ['the limit of the day', { withdrawLeftToday: 300 }, '300.00', /still withdraw today/],
    [
      'the limit of one withdrawal',
      { available: 50_000, credit: 50_000, ...freed },
      '20,000.00',
      /the most for one withdrawal/,
    ],
  ])('fills in all that %s leaves, and says why it is less', async (_, changed, most, why) => {
    provide({ '/userbalance/wallet/u1': () => ({ data: { ...walletOnWire, ...changed } }) })
    const { user } = await renderWallet('/wallet/withdraw')
    await user.click(await screen.findByRole('button', { name: `All ${most} baht` }))
    expect(await amount()).toHaveValue(String(Number(most.replace(',', ''))))
    expect(within(screen.getByRole('form')).getByText(why)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(within(await screen.findByRole('dialog')).getByText(`${most} baht`)).toBeVisible()
  })

  it('fills in the whole credit, to the satang, without an excuse', async () => {
    const rich = { available: 99_999_999.99, credit: 99_999_999.99, ...freed }
    const unlimited = { ...withdrawSettingOnWire, maxWithdraw: 0, maxPerDay: 0 }
    provide({
      '/userbalance/wallet/u1': () => ({ data: { ...walletOnWire, ...rich } }),
      '/setting/withdraw': () => ({ data: [unlimited] }),
    })
    const { user } = await renderWallet('/wallet/withdraw')
    await user.click(await screen.findByRole('button', { name: 'All 99,999,999.99 baht' }))
    expect(await amount()).toHaveValue('99999999.99')
    expect(screen.queryByText(/“All”|is locked/)).not.toBeInTheDocument()
  })

  it('offers no “All” below the minimum, and names the minimum', async () => {
    provide({ '/userbalance/wallet/u1': () => ({ data: { ...walletOnWire, available: 50 } }) })
    await renderWallet('/wallet/withdraw')
    expect(await screen.findByText('The minimum withdrawal is 100.00 baht')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^All/ })).not.toBeInTheDocument()
  })

  it('says how long the last withdrawals took, but not for less than three', async () => {
    let data = [paid('w1', 1), paid('w2', 2)]
    provide({ '/userbalance/withdrawhistory/u1': () => ({ data }) })
    const { unmount } = await renderWallet('/wallet/withdraw')
    await amount()
    expect(screen.queryByText(/usually took/)).not.toBeInTheDocument()
    unmount()
    data = [...data, paid('w3', 2.5), paid('w4', 3), paid('w5', 600)]
    await renderWallet('/wallet/withdraw')
    expect(
      await screen.findByText('Your last 5 paid withdrawals usually took 3 minutes at most.'),
    ).toBeVisible()
  })

  it.each([
    ['', 'Please enter an amount'],
    ['๑๒.๓๔๕', 'The amount is not valid (two decimals at most)'],
    ['99', /100.00/],
    ['20000.01', /20,000.00/],
    ['1000.01', /turnover/],
    ['1250.76', /1,000.00/],
  ])('says beside the field what is wrong with “%s”', async (typed, words) => {
    const { user } = await renderWallet('/wallet/withdraw')
    if (typed === '') {
      await amount()
      await user.click(screen.getByRole('button', { name: 'Continue' }))
    } else await ask(user, typed)
    expect(await amount()).toHaveAccessibleDescription(words)
    expect(await amount()).toBeInvalid()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it.each([
    ['insufficientcredit', { max: 20 }, 'เครดิตไม่เพียงพอ ถอนได้สูงสุด 20.00 บาท'],
    ['turnoverincomplete', { left: 300 }, 'ยังทำเทิร์นไม่ครบ เหลืออีก 300.00 บาท'],
  ])('shows %s beside the field, in the words of the design', async (code, values, words) => {
    provide({ [path]: errorAnswer(code, values) })
    const field = await askInThai()
    await waitFor(() => expect(field).toHaveAccessibleDescription(words))
    expect(field).toBeInvalid()
    expect(field).toHaveValue('500')
  })

  it.each([
    ['withdrawopen', {}, 'มีรายการถอนที่กำลังดำเนินการอยู่'],
    ['withdrawclosed', { from: '08:00', to: '22:00' }, 'ถอนเงินได้ช่วง 08:00–22:00 น.'],
    ['withdrawcount', { n: 5 }, 'ถอนครบ 5 ครั้งของวันนี้แล้ว'],
  ])('shows %s above the form, in the words of the design', async (code, values, words) => {
    provide({ [path]: errorAnswer(code, values) })
    const field = await askInThai()
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(field).toHaveValue('500')
  })

  it('reports once that another tab has a withdrawal open', async () => {
    let openWithdrawId: string | null = null
    provide({
      [path]: errorAnswer('withdrawopen'),
      '/userbalance/wallet/u1': () => ({ data: { ...walletOnWire, openWithdrawId } }),
    })
    const { user } = await renderWallet('/wallet/withdraw')
    await ask(user, '500')
    openWithdrawId = 'W7'
    await user.click(await screen.findByRole('button', { name: 'Withdraw 500.00 baht' }))
    expect(await screen.findByRole('link', { name: 'Follow its progress' })).toBeVisible()
    expect(screen.getAllByText('A withdrawal is already in progress')).toHaveLength(1)
  })

  it('keeps the focus in the form when an undelivered request is left', async () => {
    provide()
    const requestId = '4f6c4b3e-0000-4000-8000-000000000000'
    const body = { amount: 345, userId: 'u1', requestId }
    const stored = { userId: 'u1', requestId, order: body, sentAt: Date.now(), lost: 'undelivered' }
    localStorage.setItem('intent:withdraw:u1', JSON.stringify(stored))
    const { user } = await renderWallet('/wallet/withdraw')
    const form = await screen.findByRole('form', { name: 'Withdraw' })
    await user.click(within(form).getByRole('button', { name: 'Do not send' }))
    expect(document.activeElement).not.toBe(form)
    expect(form.contains(document.activeElement)).toBe(true)
    await user.tab()
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus()
  })

  it('stays locked over a reload while the result is unknown, then settles automatically', async () => {
    const before = provide({ [path]: lost })
    const first = await renderWallet('/wallet/withdraw')
    await ask(first.user, '500')
    await first.user.click(await screen.findByRole('button', { name: 'Withdraw 500.00 baht' }))
    await screen.findByRole('button', { name: 'Check now' })
    first.unmount()

    const answer = Promise.withResolvers<void>()
    const after = provide({
      [path]: async () => {
        await answer.promise
        return walletAnswers[path] ?? {}
      },
    })
    await renderWallet('/wallet/withdraw')
    expect(await screen.findByRole('button', { name: 'Checking the result…' })).toBeDisabled()
    expect(await amount()).toHaveValue('500')
    answer.resolve()
    expect(await screen.findByText('W1')).toBeVisible()
    expect(after.map(({ body }) => body)).toEqual([before[0]?.body])
  })

  it('names an undelivered request with its amount and sends it as a new one on request', async () => {
    const requestId = '4f6c4b3e-0000-4000-8000-000000000000'
    const body = { amount: 500, userId: 'u1', requestId }
    const stored = { userId: 'u1', requestId, order: body, sentAt: Date.now(), lost: 'undelivered' }
    localStorage.setItem('intent:withdraw:u1', JSON.stringify(stored))
    const sent = provide()
    const { user } = await renderWallet('/wallet/withdraw')
    const notice = await screen.findByText(/This request never reached the operator/)
    expect(notice).toHaveTextContent('500.00 baht')
    await user.click(within(notice).getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('W1')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({ amount: 500 })
    expect(sent[0]?.body['requestId']).not.toBe(requestId)
  })

  it('refuses a request offline before anything is stored', async () => {
    const sent = provide()
    const { user } = await renderWallet('/wallet/withdraw')
    await amount()
    simulateOffline(true)
    await ask(user, '500')
    expect(await screen.findByRole('alert')).toHaveTextContent(/offline/i)
    expect(sent).toEqual([])
    expect(localStorage.getItem('intent:withdraw')).toBeNull()
  })

  it('offers no way to cancel a request', async () => {
    const at = '/userbalance/transaction/withdraw/W1'
    provide({
      [at]: () => ({ data: withdrawOnWire('W1', 500, 'requested', '2026-11-21T06:00:00Z') }),
    })
    await renderWallet('/wallet/withdraw/W1')
    expect(await screen.findByText('Request received')).toBeVisible()
    expect(screen.queryByRole('button', { name: /cancel/i })).not.toBeInTheDocument()
  })

  it('says why a request was rejected and that the credit was returned', async () => {
    const at = '/userbalance/transaction/withdraw/W1'
    const row = withdrawOnWire('W1', 500, 'rejected', '2026-11-21T06:00:00Z')
    provide({ [at]: () => ({ data: { ...row, reason: 'ชื่อไม่ตรง' } }) })
    await renderWallet('/wallet/withdraw/W1', 'th')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'คำขอถอนถูกปฏิเสธ คืนเครดิต 500.00 บาทแล้ว: ชื่อไม่ตรง',
    )
    const card = screen.getByRole('region', { name: 'สถานะ' })
    expect(within(card).getByRole('status')).toHaveAttribute('aria-live', 'off')
    expect(screen.queryByText('ยอดที่จะได้รับ')).toBeNull()
  })

  it('says why the bank returned a paid withdrawal and that the credit has it again', async () => {
    const at = '/userbalance/transaction/withdraw/W1'
    const row = withdrawOnWire('W1', 500, 'returned', '2026-11-21T06:00:00Z')
    provide({ [at]: () => ({ data: { ...row, reason: 'Account closed' } }) })
    await renderWallet('/wallet/withdraw/W1')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The bank returned your withdrawal. 500.00 baht is in your credit again: Account closed',
    )
    expect(screen.getAllByText('Returned by the bank').length).toBeGreaterThan(0)
    expect(screen.queryByText('You receive')).toBeNull()
  })

  it('shows how much a cap will leave while its promotion is in use', async () => {
    const promotion = walletPromotionOnWire
    const wallet = { ...walletOnWire, available: 0, promotion, locks: [promotionLockOnWire] }
    provide({ '/userbalance/wallet/u1': () => ({ data: wallet }) })
    await renderWallet('/wallet/withdraw')
    const card = await screen.findByRole('region', { name: 'Available to withdraw' })
    expect(within(card).getAllByText('In use now').at(-1)).toBeVisible()
    expect(within(card).getByText(/you keep at most 3,500.00 baht/)).toBeVisible()
  })

  it('says what a cap deducted and that it no longer limits withdrawals', async () => {
    const capped = {
      ...receivedOnWire,
      PromotionName: 'Welcome',
      status: 'completed',
      capForfeited: 17_000,
      maxWithdraw: 3000,
      activatedAt: '2026-11-20T05:00:00Z',
      closedAt: '2026-11-21T05:00:00Z',
    }
    const wallet = { ...walletOnWire, available: 1250.75, locked: 0, turnoverLeft: 0 }
    provide({
      '/userbalance/wallet/u1': () => ({ data: wallet }),
      '/promotion/receivedall/u1': () => ({ data: [capped] }),
    })
    await renderWallet('/wallet/withdraw')
    const words =
      /“Welcome” was completed.*17,000.00 baht above its cap was deducted.*no longer restricts/
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByText(/you keep at most/)).not.toBeInTheDocument()
  })

  it.each([
    ['setting', { openFrom: '22:00', openTo: '02:00' }, /open from 22:00 to 02:00/],
    ['wallet', { withdrawCountToday: 5 }, /used all 5 withdrawals for today/],
    ['wallet', { bankHoldUntil: '2026-11-22T07:00:00Z' }, /The bank account was changed/],
  ])(
    'says before any input why a withdrawal would be refused (%s %j)',
    async (what, change, words) => {
      provide({
        '/setting/withdraw': () => ({
          data: [{ ...withdrawSettingOnWire, ...(what === 'setting' && change) }],
        }),
        '/userbalance/wallet/u1': () => ({
          data: { ...walletOnWire, ...(what === 'wallet' && change) },
        }),
      })
      await renderWallet('/wallet/withdraw')
      expect(await screen.findByText(words)).toBeVisible()
      expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
    },
  )

  it('says during a break that withdrawals are open', async () => {
    const block = {
      kind: 'timeout',
      startAt: '2026-11-21T00:00:00Z',
      endAt: '2026-11-22T00:00:00Z',
    }
    provide({ '/usersystem/limits/u1': () => ({ data: protectionOnWire({ block }) }) })
    await renderWallet('/wallet/withdraw')
    expect(
      await screen.findByText(/You are taking a break until.*You can still withdraw as usual/),
    ).toBeVisible()
  })

  it('the withdrawal form has no accessibility violations', async () => {
    const { container } = await renderWallet('/wallet/withdraw')
    await amount()
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})
