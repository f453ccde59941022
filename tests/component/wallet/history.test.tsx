import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { lost, provide, renderWallet } from './walletPages'
import { depositOnWire, withdrawOnWire } from './walletRecords'

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
  Reflect.deleteProperty(navigator, 'share')
  localStorage.clear()
  dropToken()
})

const none = () => ({ data: [] })
const list = () => screen.findByRole('region', { name: 'History' })
const rows = async () => within(await list()).getAllByRole('listitem')
const address = () => screen.getByTestId('address').textContent

/** Collects the files that the page offers for download from now on. */
function catchFiles(): Blob[] {
  const files: Blob[] = []
  const createObjectURL = (file: Blob) => {
    files.push(file)
    return 'blob:x'
  }
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  return files
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    depositOnWire(
      `d${String(count - index).padStart(5, '0')}`,
      100 + index,
      index === 70 ? 'rejected' : 'confirmed',
      new Date(Date.parse('2026-11-20T00:00:00Z') - index * 60_000).toISOString(),
    ),
  )

/**
 * Makes the provider answer in pages.
 * @returns the queries it receives
 */
function provideByPages(data: ReturnType<typeof many>) {
  const asked: URLSearchParams[] = []
  const answer = ({ searchParams }: URL) => {
    asked.push(searchParams)
    const status = searchParams.get('status')
    const rows = data.filter((row) => status === null || row.status === status)
    if (!searchParams.has('limit')) return { data: rows }
    const start = Number(searchParams.get('after') ?? 0)
    const next = start + 30 < rows.length ? String(start + 30) : null
    return { data: rows.slice(start, start + 30), next }
  }
  provide({ '/userbalance/history/u1': answer, '/userbalance/withdrawhistory/u1': none })
  return asked
}

const earlier = () => screen.getByRole('button', { name: 'Show earlier entries' })

describe('the history', () => {
  it('lists deposits and withdrawals, newest first, with signs and words', async () => {
    await renderWallet('/wallet/history')
    const texts = (await rows()).map((row) => row.textContent)
    expect(texts).toHaveLength(3)
    expect(texts[0]).toMatch(/Deposit[^+]* 300\.00 baht|Deposit[^+]*300\.00 baht/)
    expect(texts[1]).toMatch(/Deposit.*\+500\.00 baht/)
    expect(texts[2]).toMatch(/Withdraw.*−200\.00 baht/)
  })

  it('lists an undelivered request, which can be left, and the focus stays in place', async () => {
    const requestId = '4f6c4b3e-0000-4000-8000-000000000000'
    const body = { code: 'ABC123', userId: 'u1', requestId }
    const stored = { userId: 'u1', requestId, order: body, sentAt: Date.now(), lost: 'undelivered' }
    localStorage.setItem('intent:code:u1', JSON.stringify(stored))
    const { user } = await renderWallet('/wallet/history')
    expect(await screen.findByText(/This request never reached the operator/)).toBeVisible()
    expect(screen.getByText('ABC123')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Do not send' }))
    expect(screen.queryByText('ABC123')).not.toBeInTheDocument()
    expect(localStorage.getItem('intent:code:u1')).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
  })

  it('keeps its filters in the address', async () => {
    const { user } = await renderWallet('/wallet/history?type=deposit&status=confirmed')
    expect(await rows()).toHaveLength(1)
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('confirmed')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'withdraw')
    expect(address()).toBe('/wallet/history?type=withdraw')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'failed')
    await user.click(await screen.findByRole('button', { name: 'Clear the filters' }))
    expect(address()).toBe('/wallet/history')
    await waitFor(async () => expect(await rows()).toHaveLength(3))
  })

  it('opens a receipt that can be shared and printed, with a masked account', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const { user } = await renderWallet('/wallet/history?type=withdraw')
    await user.click(await screen.findByRole('button', { name: /200\.00/ }))
    const receipt = await screen.findByRole('dialog', { name: /Receipt/ })
    expect(within(receipt).getByText(/\*\*\*7890/)).toBeVisible()
    await user.click(within(receipt).getByRole('button', { name: 'Share' }))
    expect(share.mock.calls[0]?.[0].text).toMatch(/200\.00 baht[\s\S]*w1/)
    await user.click(within(receipt).getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    await user.click(within(receipt).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('shows on a receipt the fee of a transfer and the amount that arrived', async () => {
    const withdrawn = withdrawOnWire('w1', 200, 'paid', '2026-11-19T05:00:00Z')
    provide({ '/userbalance/withdrawhistory/u1': () => ({ data: [{ ...withdrawn, fee: 15 }] }) })
    const { user } = await renderWallet('/wallet/history?type=withdraw')
    await user.click(await screen.findByRole('button', { name: /200\.00/ }))
    const receipt = await screen.findByRole('dialog', { name: /Receipt/ })
    expect(within(receipt).getByText('15.00 baht')).toBeVisible()
    expect(within(receipt).getByText('185.00 baht')).toBeVisible()
  })

  it('exports the rows shown', async () => {
    const files = catchFiles()
    const { user } = await renderWallet('/wallet/history?status=paid')
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(await files[0]?.text()).toMatch(/-200\.00/)
    expect((await files[0]?.text())?.trim().split('\r\n')).toHaveLength(2)
  })

  it('renders a long answer thirty rows at a time, never more than sixty', async () => {
    provide({ '/userbalance/history/u1': () => ({ data: many(10_000) }) })
    const { user } = await renderWallet('/wallet/history')
    expect(await rows()).toHaveLength(30)
    expect(screen.getByText('10,001 transactions')).toBeVisible()
    await user.click(earlier())
    await waitFor(async () => expect(await rows()).toHaveLength(60))
    await user.click(earlier())
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent(/130\.00/))
    expect(await rows()).toHaveLength(60)
  })

  it('loads thirty rows at a time and says that there are more', async () => {
    const asked = provideByPages(many(75))
    const { user } = await renderWallet('/wallet/history')
    expect(await rows()).toHaveLength(30)
    expect(screen.getByText('The newest 30 transactions')).toBeVisible()
    await user.click(earlier())
    await waitFor(async () => expect(await rows()).toHaveLength(60))
    await user.click(earlier())
    expect(await screen.findByText('75 transactions')).toBeVisible()
    expect(asked.map((search) => search.get('after'))).toEqual([null, '30', '60'])
    expect(asked.every((search) => search.get('limit') === '30')).toBe(true)
  })

  it('shows the total of a day as soon as all of its rows are loaded', async () => {
    provideByPages(many(40))
    const { user } = await renderWallet('/wallet/history')
    expect(await screen.findByRole('heading', { name: 'yesterday' })).toBeVisible()
    expect(screen.queryByText('+4,780.00 baht')).not.toBeInTheDocument()
    await user.click(earlier())
    // The day is the only one of its month.
    expect(await screen.findAllByText('+4,780.00 baht')).toHaveLength(2)
  })

  it('the list has a heading and a sum for each Bangkok month', async () => {
    provide({
      '/userbalance/history/u1': () => ({
        data: [
          depositOnWire('d3', 500, 'confirmed', '2026-11-20T05:00:00Z'),
          depositOnWire('d2', 300, 'confirmed', '2026-10-31T17:00:00Z'),
          depositOnWire('d1', 100, 'confirmed', '2026-10-31T16:59:59Z'),
        ],
      }),
    })
    await renderWallet('/wallet/history')
    await list()
    const [november, october] = screen.getAllByRole('heading', { name: / 2026$/, level: 2 })
    expect(november?.parentElement).toHaveTextContent('November 2026+600.00 baht')
    expect(october?.parentElement).toHaveTextContent('October 2026+100.00 baht')
  })

  it('finds amounts, references and banks, and says when there are none', async () => {
    const { user } = await renderWallet('/wallet/history')
    await list()
    const box = screen.getByRole('searchbox', { name: 'Amount, reference or bank' })
    for (const [words, amounts] of [
      ['500', [/500\.00/]],
      ['w1', [/200\.00/]],
      ['kb 300', [/300\.00/]],
    ] as const) {
      await user.clear(box)
      await user.type(box, `${words}{Enter}`)
      await waitFor(async () => expect(await rows()).toHaveLength(amounts.length))
      expect((await rows())[0]).toHaveTextContent(amounts[0])
    }
    expect(address()).toBe('/wallet/history?search=kb+300')
    await user.clear(box)
    await user.type(box, 'nowhere{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Clear the filters' }))
    await waitFor(async () => expect(await rows()).toHaveLength(3))
    expect(box).toHaveValue('')
  })

  it('lets the provider search for rows that are not loaded', async () => {
    provideByPages(many(75))
    await renderWallet('/wallet/history?status=rejected')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect(screen.getByText('1 transaction')).toBeVisible()
  })

  it('shows rows of both kinds only as far as both are loaded', async () => {
    const old = withdrawOnWire('w1', 200, 'paid', '2026-11-19T23:00:00Z')
    const older = withdrawOnWire('w0', 300, 'paid', '2026-11-19T23:25:00Z')
    const deposits = many(40)
    provide({
      '/userbalance/history/u1': ({ searchParams }) =>
        searchParams.has('after')
          ? { data: deposits.slice(30), next: null }
          : { data: deposits.slice(0, 30), next: 'x' },
      '/userbalance/withdrawhistory/u1': () => ({ data: [older, old] }),
    })
    const { user } = await renderWallet('/wallet/history')
    expect(await rows()).toHaveLength(30)
    expect(screen.queryByText(/−200\.00/)).not.toBeInTheDocument()
    await user.click(earlier())
    await waitFor(async () => expect(await rows()).toHaveLength(42))
    const texts = (await rows()).map((row) => row.textContent)
    expect(texts.findIndex((text) => /−300/.test(text))).toBe(35)
    expect(texts.at(-1)).toMatch(/−200/)
  })

  it('can be read offline as far as it was loaded', async () => {
    provideByPages(many(75))
    const { user, unmount } = await renderWallet('/wallet/history')
    await list()
    await user.click(earlier())
    await waitFor(async () => expect(await rows()).toHaveLength(60))
    unmount()
    provide({ '/userbalance/history/u1': lost, '/userbalance/withdrawhistory/u1': lost })
    const again = await renderWallet('/wallet/history')
    expect(await rows()).toHaveLength(30)
    await again.user.click(earlier())
    await waitFor(async () => expect(await rows()).toHaveLength(60))
  })

  it('exports rows that are not loaded too', async () => {
    const asked = provideByPages(many(75))
    const files = catchFiles()
    const { user } = await renderWallet('/wallet/history')
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect((await files[0]?.text())?.trim().split('\r\n')).toHaveLength(76)
    expect(asked.at(-1)?.has('limit')).toBe(false)
  })

  it('says what to do when there are no transactions', async () => {
    provide({ '/userbalance/history/u1': none, '/userbalance/withdrawhistory/u1': none })
    await renderWallet('/wallet/history')
    expect(await screen.findByText(/will appear here/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  })

  it('shows no zero when loading fails, and offers a retry', async () => {
    provide({ '/userbalance/history/u1': () => new Response('<html>', { status: 502 }) })
    const { user } = await renderWallet('/wallet/history')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText(/0 transactions/)).not.toBeInTheDocument()
    provide()
    await user.click(retry)
    expect(await rows()).toHaveLength(3)
  })

  it('the history has no accessibility violations', async () => {
    const { container } = await renderWallet('/wallet/history')
    await list()
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})

describe('the wallet', () => {
  it('shows its totals and links', async () => {
    await renderWallet('/wallet')
    expect(await screen.findByRole('region', { name: 'Credit' })).toHaveTextContent('1,250.75 baht')
    expect(screen.getByText('2,999.50 baht')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Available to withdraw' })).toHaveTextContent(
      /1,000\.00 baht.*Own money1,000\.00 bahtBonus balance250\.75 bahtLocked by turnover250\.75 baht/,
    )
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/wallet/deposit')
  })

  it.each([
    ['sums', '/userbalance/wallet/u1', 1],
    ['credit', '/userbalance/balance/u1', 7],
  ])(
    'shows no number for %s that could not be loaded, and everything else',
    async (_, path, amounts) => {
      provide({ [path]: () => new Response('', { status: 500 }) })
      await renderWallet('/wallet')
      expect(await screen.findByRole('alert')).toBeVisible()
      expect(screen.getAllByText(/^[\d,.]+ baht$/)).toHaveLength(amounts)
      expect(screen.getByRole('link', { name: 'Deposit' })).toBeVisible()
    },
  )
})
