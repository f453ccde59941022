// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { provide, renderWallet } from './walletFrame'
import { depositOnWire } from './walletRecords'

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
const list = () => screen.findByRole('list', { name: 'History' })
const rows = async () => within(await list()).getAllByRole('listitem')
const address = () => screen.getByTestId('address').textContent

describe('the history', () => {
  it('has both kinds in one list, newest first, with signs and words', async () => {
    await renderWallet('/wallet/history')
    const texts = (await rows()).map((row) => row.textContent)
    expect(texts).toHaveLength(3)
    expect(texts[0]).toMatch(/Deposit[^+]* 300\.00 baht|Deposit[^+]*300\.00 baht/)
    expect(texts[1]).toMatch(/Deposit.*\+500\.00 baht/)
    expect(texts[2]).toMatch(/Withdraw.*−200\.00 baht/)
  })

  it('names what never arrived; what is left goes, and the focus stays at its place', async () => {
    const requestId = '4f6c4b3e-0000-4000-8000-000000000000'
    const order = { code: 'ABC123', userId: 'u1', requestId }
    const kept = { userId: 'u1', requestId, order, sentAt: Date.now(), lost: 'undelivered' }
    localStorage.setItem('intent:code:u1', JSON.stringify(kept))
    const { user } = await renderWallet('/wallet/history')
    expect(await screen.findByText(/It never reached the operator/)).toBeVisible()
    expect(screen.getByText('ABC123')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Leave it' }))
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

  it('opens a receipt that can be shared and printed, with the account masked', async () => {
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

  it('exports the rows that are shown', async () => {
    const files: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => {
          files.push(file)
          return 'blob:x'
        },
        revokeObjectURL: () => {},
      }),
    )
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { user } = await renderWallet('/wallet/history?status=paid')
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
    expect(click).toHaveBeenCalledOnce()
    expect(await files[0]?.text()).toMatch(/-200\.00/)
    expect((await files[0]?.text())?.trim().split('\r\n')).toHaveLength(2)
  })

  it('draws only the rows in sight of ten thousand', async () => {
    const data = Array.from({ length: 10_000 }, (_, index) =>
      depositOnWire(
        `d${index}`,
        100,
        'confirmed',
        new Date(Date.parse('2026-11-20T00:00:00Z') - index * 60_000).toISOString(),
      ),
    )
    provide({ '/userbalance/history/u1': () => ({ data }) })
    await renderWallet('/wallet/history')
    const drawn = await rows()
    expect(drawn.length).toBeLessThan(60)
    expect(drawn[0]).toHaveAttribute('aria-setsize', '10001')
    expect(screen.getByText('10,001 transactions')).toBeVisible()
    const element = await list()
    element.getBoundingClientRect = () => DOMRect.fromRect({ y: -72 * 5_000 })
    act(() => void window.dispatchEvent(new Event('scroll')))
    const [first] = await rows()
    expect(Number(first?.getAttribute('aria-posinset'))).toBe(5_000 - 8 + 1)
  })

  it('says what to do when there is nothing', async () => {
    provide({ '/userbalance/history/u1': none, '/userbalance/withdrawhistory/u1': none })
    await renderWallet('/wallet/history')
    expect(await screen.findByText(/will stand here/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  })

  it('never shows zero for what could not be loaded, and can try again', async () => {
    provide({ '/userbalance/history/u1': () => new Response('<html>', { status: 502 }) })
    const { user } = await renderWallet('/wallet/history')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText(/0 transactions/)).not.toBeInTheDocument()
    provide()
    await user.click(retry)
    expect(await rows()).toHaveLength(3)
  })

  it('has no barrier', async () => {
    const { container } = await renderWallet('/wallet/history')
    await list()
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})

describe('the wallet', () => {
  it('shows its sums and the ways on', async () => {
    await renderWallet('/wallet')
    expect(await screen.findByRole('region', { name: 'Credit' })).toHaveTextContent('1,250.75 baht')
    expect(screen.getByText('2,999.50 baht')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Locked by turnover' })).toHaveTextContent(
      '250.75 baht',
    )
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/wallet/deposit')
  })

  it('shows no number when the load failed', async () => {
    provide({ '/userbalance/wallet/u1': () => new Response('', { status: 500 }) })
    await renderWallet('/wallet')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.queryByText(/baht/)).not.toBeInTheDocument()
  })
})
