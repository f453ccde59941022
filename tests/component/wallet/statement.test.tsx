import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { simulateOffline } from '#lib/device/presence'
import { locales } from '#ui/intl/locale'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { lost, provide, renderWallet } from './walletPages'

const path = '/userbalance/statement/u1'
const page = '/wallet/statement'

const row = (
  seq: number,
  type: string,
  amount: number,
  balanceAfter: number,
  more: object = {},
) => ({
  seq,
  type,
  amount,
  balanceAfter,
  refType: 'admin',
  refId: `r${seq}`,
  name: null,
  reason: null,
  play: null,
  createdAt: '2026-11-21T05:00:00Z',
  ...more,
})

const play = { bets: 2, stake: 20, won: 19, startedAt: '2026-11-21T04:50:00Z' }

const rows = [
  row(9, 'withdraw_hold', -200, 399, { refType: 'withdraw', refId: 'w1' }),
  row(8, 'play', -1, 599, { refType: 'game', name: 'Nova', play, bonus: -12.5 }),
  row(4, 'bonus', 100, 600, { refType: 'received', name: '=HYPERLINK("x")' }),
  row(3, 'deposit', 300, 500, { refType: 'deposit', refId: 'D1' }),
  row(2, 'adjust_add', 200, 200, { reason: 'Goodwill' }),
]

const answer = (list: object[], next: number | null = null) => ({ data: { rows: list, next } })

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T07:00:00Z'), toFake: ['Date'] })
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
  storeToken(tokenOf('u1'))
  provide({ [path]: () => answer(rows) })
})

afterEach(() => {
  simulateOffline(false)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  dropToken()
})

const table = () => screen.findByRole('table', { name: /Statement/ })
const entries = () => screen.getAllByRole('row').filter((one) => one.hasAttribute('data-entry'))
const shownRows = async () => {
  await table()
  return entries()
}
const address = () => screen.getByTestId('address').textContent

/** Collects the files offered for download. */
function files(): Blob[] {
  const made: Blob[] = []
  const changed = {
    createObjectURL: (file: Blob) => {
      made.push(file)
      return 'blob:x'
    },
    revokeObjectURL: () => {},
  }
  vi.stubGlobal('URL', Object.assign(URL, changed))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  return made
}

describe('the statement', () => {
  it('shows for every change its kind, its time and the credit after it', async () => {
    await renderWallet(page)
    const texts = (await shownRows()).map((one) => one.textContent)
    expect(texts).toHaveLength(5)
    expect(texts[0]).toMatch(/Withdrawal.*w1.*\u2212200\.00 baht.*399\.00 baht/)
    expect(texts[1]).toMatch(
      /Games.*Nova · 2 bets · 20\.00 baht staked, 19\.00 baht won · Bonus balance \u221212\.50 baht/,
    )
    expect(texts[4]).toMatch(/added by staff.*Goodwill.*\+200\.00 baht.*200\.00 baht/)
  })

  it('is grouped by days on a phone and printed as the table', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    provide({
      [path]: () =>
        answer([...rows, row(1, 'code', 5, 5, { createdAt: '2026-11-18T17:00:00Z' })], 1),
    })
    await renderWallet(page)
    const today = within(await screen.findByRole('list', { name: 'today' }))
    const texts = today.getAllByRole('listitem').map((one) => one.textContent)
    expect(texts).toHaveLength(5)
    expect(texts[1]).toMatch(
      /^Games12:00 · Nova · 2 bets · Bonus balance \u221212\.50 baht\u22121\.00 baht599\.00 baht$/,
    )
    expect(screen.getByText('+399.00 baht')).toBeVisible()
    const earlierDay = screen.getByRole('heading', { name: '19 Nov 2026' })
    expect(earlierDay.parentElement).toHaveTextContent(/^19 Nov 2026$/)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(await shownRows()).toHaveLength(6)
  })

  it('the table has a heading for each Bangkok month', async () => {
    const older = row(1, 'code', 5, 5, { createdAt: '2026-10-31T16:59:59Z' })
    provide({ [path]: () => answer([...rows, older]) })
    await renderWallet(page)
    await table()
    const heads = screen.getAllByRole('rowheader').map((head) => head.textContent)
    expect(heads.filter((head) => head?.endsWith(' 2026'))).toEqual([
      'November 2026',
      'October 2026',
    ])
  })

  it('the statement is searched by the provider, and on the device while the provider cannot be reached', async () => {
    const asked: (string | null)[] = []
    provide({
      [path]: ({ searchParams }) => {
        asked.push(searchParams.get('search'))
        return answer(searchParams.has('search') ? rows.slice(4) : rows)
      },
    })
    const { user } = await renderWallet(page)
    await table()
    const box = screen.getByRole('searchbox', { name: 'Amount, reference or name' })
    await user.type(box, 'goodwill{Enter}')
    await waitFor(async () => expect(await shownRows()).toHaveLength(1))
    expect(asked).toEqual([null, 'goodwill'])
    expect(address()).toBe(`${page}?search=goodwill`)
    provide({ [path]: lost })
    await user.clear(box)
    await user.type(box, '200{Enter}')
    await waitFor(async () => expect(await shownRows()).toHaveLength(2))
    expect(screen.getByText(/Saved copy, as of/)).toBeVisible()
  })

  it('links each row to its source', async () => {
    await renderWallet(page)
    await table()
    const places = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(places).toEqual(
      expect.arrayContaining([
        '/wallet/withdraw/w1',
        '/wallet/statement?play=8',
        '/promotion/received',
        '/wallet/deposit/D1',
      ]),
    )
  })

  it('loads what the address says and keeps its filters there', async () => {
    const asked: string[] = []
    provide({
      [path]: (url) => {
        asked.push(url.search)
        return answer(rows)
      },
    })
    const { user } = await renderWallet(`${page}?kind=bonfire&from=2026-11-01&to=soon`)
    await table()
    expect(asked).toEqual(['?from=2026-11-01'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'promotion')
    expect(address()).toBe(`${page}?kind=promotion&from=2026-11-01`)
    await waitFor(() => expect(asked.at(-1)).toBe('?kind=promotion&from=2026-11-01'))
  })

  it('opens a row of games to its stakes and winnings, and returns', async () => {
    const bets = [
      row(8, 'win_sim', 19, 599, { refType: 'game' }),
      row(7, 'bet_sim', -10, 580, { refType: 'game' }),
    ]
    provide({
      [path]: ({ search }) => answer(search === '?play=8' ? bets : rows),
    })
    const { user } = await renderWallet(page)
    await user.click(await screen.findByRole('link', { name: 'Games' }))
    expect(await screen.findByText(/Every stake and every win of one game session/)).toBeVisible()
    await waitFor(async () => expect(await shownRows()).toHaveLength(2))
    expect((await shownRows())[1]?.textContent).toMatch(/Stake.*\u221210\.00 baht.*580\.00 baht/)
    await user.click(screen.getByRole('link', { name: 'All games in the statement' }))
    expect(address()).toBe(`${page}?kind=game`)
  })

  it('loads earlier rows on request, and exports and prints all of them', async () => {
    const older = [row(1, 'code', 5, 5, { refType: 'code', name: 'HELLO' })]
    provide({ [path]: ({ search }) => (search === '?after=2' ? answer(older) : answer(rows, 2)) })
    const print = vi.fn<() => void>(() => {
      window.dispatchEvent(new Event('beforeprint'))
      printed = entries().length
      window.dispatchEvent(new Event('afterprint'))
    })
    let printed = 0
    vi.stubGlobal('print', print)
    const made = files()
    const { user } = await renderWallet(page)
    expect(await shownRows()).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(made).toHaveLength(1))
    const lines = (await made[0]?.text())?.trim().split('\r\n') ?? []
    expect(lines).toHaveLength(7)
    expect(lines[1]).toMatch(/2026-11-21T12:00:00\+07:00,w1,-200\.00,399\.00$/)
    expect(lines[3]).toContain('"Bonus · =HYPERLINK(""x"")"')
    expect(await shownRows()).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: 'Print' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(printed).toBe(6)
    expect(await shownRows()).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: 'Show earlier entries' }))
    await waitFor(async () => expect(await shownRows()).toHaveLength(6))
    const end = screen.getByRole('button', { name: 'There is nothing earlier' })
    expect(end).toHaveFocus()
    await user.click(end)
    expect(await shownRows()).toHaveLength(6)
  })

  it('makes no file and says so when the file would be incomplete', async () => {
    provide({
      [path]: ({ search }) => (search === '' ? answer(rows, 2) : new Response('', { status: 502 })),
    })
    const made = files()
    const { user } = await renderWallet(page)
    await table()
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    expect(await screen.findByText(/502|not answer|Wrong|could not/i)).toBeVisible()
    expect(made).toEqual([])
  })

  it('shows the last known rows with their time when loading fails', async () => {
    const { unmount } = await renderWallet(page)
    await table()
    unmount()
    provide({ [path]: lost })
    await renderWallet(page)
    expect(await shownRows()).toHaveLength(5)
    expect(screen.getByText(/Saved copy, as of/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  })

  it('has an empty state, another one for filters, and an error state', async () => {
    provide({ [path]: () => answer([]) })
    const { user, unmount } = await renderWallet(`${page}?kind=deposit`)
    await user.click(await screen.findByRole('button', { name: 'Clear the filters' }))
    expect(await screen.findByText(/Every change to your credit will appear here/)).toBeVisible()
    unmount()
    vi.stubGlobal('caches', new MemoryCaches())
    provide({ [path]: () => new Response('<html>', { status: 502 }) })
    await renderWallet(page)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it.each(locales)('shows every text in %s and has no accessibility violations', async (locale) => {
    const { container } = await renderWallet(page, locale)
    await screen.findByRole('table')
    expect(document.body).not.toHaveTextContent(/wallet\.|\{\w+\}/)
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})
