import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { GamesPage } from '#features/games/GamesPage'
import { PlayPage } from '#features/games/PlayPage'
import { gameOpened } from '#features/games/useLaunch'
import { simulateOffline } from '#lib/device/presence'
import { locales } from '#ui/intl/locale'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { type Answers, answerWith, errorOf, lost } from '../answers'
import { promotionLockOnWire, protectionOnWire, walletOnWire } from '../memberAnswers'
import { renderApp } from '../renderApp'

const now = Date.parse('2026-11-21T07:00:00Z')
const link = '/usersystem/getloginlink'
const bet = '/game/bet'
const protection = '/usersystem/limits/u1'

const game = (providerCode: string, category: string, status: string, changed: object = {}) => ({
  providerCode,
  providerName: `Game ${providerCode}`,
  category,
  status,
  maintenanceUntil: null,
  imageUrl: null,
  sort: 1,
  ...changed,
})

const round = {
  betId: 'b1',
  providerCode: 'A',
  stake: 10,
  won: 19,
  side: 'high',
  result: 'high',
  credit: 509,
  createdAt: '2026-11-21T07:00:00Z',
}

const usual: Answers = {
  '/setting/gameprovider': () => ({
    data: [
      game('A', 'slot', 'online'),
      game('B', 'slot', 'maintenance', { maintenanceUntil: '2026-11-21T11:00:00Z' }),
      game('C', 'fish', 'off'),
    ],
  }),
  [protection]: () => ({ data: protectionOnWire() }),
  [link]: () => ({
    data: { loginLink: '/games/play?session=s1', expiresAt: '2026-11-21T07:05:00Z' },
  }),
  '/userbalance/balance/u1': () => 500,
  '/userbalance/wallet/u1': () => ({ data: walletOnWire }),
  [bet]: () => ({ data: round }),
}

const open = vi.fn<typeof window.open>(() => null)

beforeEach(() => {
  gameOpened.set(0)
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
  vi.stubGlobal('open', open.mockClear())
  storeToken(tokenOf('u1'))
})

afterEach(() => {
  simulateOffline(false)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  dropToken()
})

const play = (name: string) => screen.findByRole('button', { name: `Play Game ${name}` })

describe('the games', () => {
  it('the games are listed by category, and only closed ones show a status', async () => {
    answerWith(usual)
    await renderApp(<GamesPage />)
    const slots = within(await screen.findByRole('region', { name: 'Slots' }))
    expect(slots.getAllByRole('listitem')).toHaveLength(2)
    const [open, closed] = slots.getAllByRole('listitem')
    expect(open).toHaveTextContent(/^Game APlay$/)
    expect(closed).toHaveTextContent(/^Game BMaintenance/)
    expect(slots.getByText('Maintenance')).toBeVisible()
    expect(slots.getByText(/until 21 Nov 2026, 18:00/)).toBeVisible()
    expect(await play('A')).not.toHaveAttribute('aria-disabled', 'true')
    expect(await play('B')).toHaveAttribute('aria-disabled', 'true')
    expect(await play('C')).toHaveAttribute('aria-disabled', 'true')
  })

  it('open in a tab without a reference to this one, once a minute, and keep no game link', async () => {
    const calls = answerWith(usual)
    const { user, store } = await renderApp(<GamesPage />)
    await user.dblClick(await play('A'))
    await waitFor(() => expect(open).toHaveBeenCalledTimes(1))
    expect(open).toHaveBeenCalledWith('/games/play?session=s1', '_blank', 'noopener,noreferrer')
    expect(calls.filter(({ path }) => path === link)).toHaveLength(1)
    expect(await play('A')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('timer')).toHaveTextContent('1:00')
    expect(JSON.stringify(store.getState())).not.toContain('session=s1')
    expect(Object.values(localStorage).join()).not.toContain('session=s1')
  })

  it.each([
    ['a break', { kind: 'timeout', endAt: '2026-11-22T07:00:00Z' }, /taking a break until/],
    ['an exclusion', { kind: 'exclude', endAt: null }, /excluded yourself permanently/],
  ])('are closed during %s', async (_, block, words) => {
    const startAt = '2026-11-21T05:00:00Z'
    answerWith({
      ...usual,
      [protection]: () => ({ data: protectionOnWire({ block: { startAt, ...block } }) }),
    })
    await renderApp(<GamesPage />)
    expect(await screen.findByText(words)).toBeVisible()
    expect(await play('A')).toHaveAttribute('aria-disabled', 'true')
  })

  it('reopen when a break ends while the page is open', async () => {
    const block = {
      kind: 'timeout',
      startAt: '2026-11-20T07:01:00Z',
      endAt: '2026-11-21T07:01:00Z',
    }
    answerWith({ ...usual, [protection]: () => ({ data: protectionOnWire({ block }) }) })
    await renderApp(<GamesPage />)
    expect(await screen.findByText(/taking a break until/)).toBeVisible()
    vi.setSystemTime(now + 61_000)
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await waitFor(() => expect(screen.queryByText(/taking a break until/)).not.toBeInTheDocument())
    expect(await play('A')).not.toHaveAttribute('aria-disabled', 'true')
  })

  it('are closed offline', async () => {
    answerWith(usual)
    simulateOffline(true)
    await renderApp(<GamesPage />)
    expect(await screen.findByText(/You are offline/)).toBeVisible()
    expect(await play('A')).toHaveAttribute('aria-disabled', 'true')
  })

  it('report a refusal and an unknown result', async () => {
    const answers = { current: () => errorOf('providerdown', { time: '2026-11-21T11:00:00Z' }) }
    answerWith({ ...usual, [link]: () => answers.current() })
    const { user, unmount } = await renderApp(<GamesPage />)
    await user.click(await play('A'))
    expect(await screen.findByText(/under maintenance until 21 Nov 2026/)).toBeVisible()
    unmount()
    answerWith({ ...usual, [link]: lost })
    const again = await renderApp(<GamesPage />)
    await again.user.click(await play('A'))
    expect(await screen.findByText(/nothing is done twice/)).toBeVisible()
    expect(open).not.toHaveBeenCalled()
  })

  it('have an empty state and an error state', async () => {
    answerWith({ ...usual, '/setting/gameprovider': () => ({ data: [] }) })
    const { unmount } = await renderApp(<GamesPage />)
    expect(await screen.findByText(/offers no games at the moment/)).toBeVisible()
    unmount()
    vi.stubGlobal('caches', new MemoryCaches())
    answerWith({ ...usual, '/setting/gameprovider': () => undefined })
    await renderApp(<GamesPage />)
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded')
  })

  it.each(locales)('show every text in %s', async (locale) => {
    answerWith(usual)
    const { container } = await renderApp(<GamesPage />, { locale })
    await screen.findAllByRole('region')
    expect(document.body).not.toHaveTextContent(/games\.|table\.|errorCode\.|\{\w+\}/)
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})

describe('the simulated game', () => {
  const address = '/games/play?session=s1'

  it('shows credit and odds, plays a round and lists it', async () => {
    const calls = answerWith(usual)
    const { user } = await renderApp(<PlayPage />, { path: address })
    expect(await screen.findByText('500.00 baht')).toBeVisible()
    expect(screen.getByText(/a 50% chance of guessing right, which pays 1.9 times/)).toBeVisible()
    await user.dblClick(screen.getByRole('button', { name: 'High' }))
    expect(await screen.findByText('High. You get 19.00 baht.')).toBeVisible()
    expect(screen.getByText('+9.00 baht')).toBeVisible()
    expect(calls.filter(({ path }) => path === bet).map(({ body }) => body)).toEqual([
      expect.objectContaining({ session: 's1', stake: 10, side: 'high', userId: 'u1' }),
    ])
  })

  it('shows the result of a round above the buttons', async () => {
    answerWith(usual)
    const { user } = await renderApp(<PlayPage />, { path: address })
    expect(await screen.findByText('The result will appear here.')).toBeVisible()
    const button = screen.getByRole('button', { name: 'High' })
    await user.click(button)
    const result = await screen.findByText('High. You get 19.00 baht.')
    expect(result.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.queryByText('The result will appear here.')).not.toBeInTheDocument()
  })

  it('keeps the credit on screen and says why a round is refused offline', async () => {
    const calls = answerWith(usual)
    const { user } = await renderApp(<PlayPage />, { path: address })
    await screen.findByText('500.00 baht')
    act(() => simulateOffline(true))
    await user.click(screen.getByRole('button', { name: 'High' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/You are offline/)
    expect(screen.getByText('500.00 baht')).toBeVisible()
    expect(calls.filter(({ path }) => path === bet)).toEqual([])
  })

  it('names the code and the promotion that the rounds count towards', async () => {
    const code = { ...promotionLockOnWire, source: 'code', refId: 'k1', name: 'HELLO' }
    answerWith({
      ...usual,
      '/userbalance/wallet/u1': () => ({
        data: { ...walletOnWire, locks: [promotionLockOnWire, code] },
      }),
    })
    const { unmount } = await renderApp(<PlayPage />, { path: address })
    expect(await screen.findByText('In use now')).toBeVisible()
    expect(screen.getByText(/HELLO/)).toBeVisible()
    expect(screen.getAllByRole('progressbar')).toHaveLength(2)
    unmount()
    answerWith(usual)
    await renderApp(<PlayPage />, { path: address })
    expect(await screen.findByText('No turnover locks your credit')).toBeVisible()
  })

  it('reports an invalid stake beside the field', async () => {
    const calls = answerWith(usual)
    const { user } = await renderApp(<PlayPage />, { path: address })
    const stake = await screen.findByRole('textbox')
    await user.clear(stake)
    await user.type(stake, '1.234')
    await user.click(screen.getByRole('button', { name: 'Low' }))
    expect(stake).toBeInvalid()
    expect(calls.filter(({ path }) => path === bet)).toEqual([])
  })

  it.each([
    ['0.99', 'The minimum stake is 1.00 baht'],
    ['0', /amount/i],
  ])('refuses a stake of %s before anything is sent', async (typed, words) => {
    const calls = answerWith(usual)
    const { user } = await renderApp(<PlayPage />, { path: address })
    const stake = await screen.findByRole('textbox')
    await user.clear(stake)
    await user.type(stake, typed)
    await user.click(screen.getByRole('button', { name: 'Low' }))
    expect(stake).toHaveAccessibleDescription(words)
    expect(calls.filter(({ path }) => path === bet)).toEqual([])
  })

  it('names the highest possible stake when the credit is too small', async () => {
    answerWith({ ...usual, [bet]: () => errorOf('stakeovercredit', { max: 5 }) })
    const { user } = await renderApp(<PlayPage />, { path: address })
    await user.click(await screen.findByRole('button', { name: 'High' }))
    expect(await screen.findByText(/You can stake 5\.00 baht at most/)).toBeVisible()
  })

  it('shows a round that changed nothing without a sign', async () => {
    answerWith({ ...usual, [bet]: () => ({ data: { ...round, won: 10 } }) })
    const { user } = await renderApp(<PlayPage />, { path: address })
    await user.click(await screen.findByRole('button', { name: 'High' }))
    expect(await screen.findByText('0.00 baht')).toBeVisible()
  })

  it('links to the list of games when it has no session', async () => {
    answerWith(usual)
    await renderApp(<PlayPage />, { path: '/games/play' })
    expect(await screen.findByRole('link', { name: 'Games' })).toHaveAttribute('href', '/games')
  })
})
