import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { GamesPage } from '#features/games/GamesPage'
import { gameOpened } from '#features/games/useLaunch'
import { simulateOffline } from '#lib/device/presence'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { type Answers, answerWith } from '../answers'
import { protectionOnWire } from '../memberAnswers'
import { renderApp } from '../renderApp'

const now = Date.parse('2026-11-21T07:00:00Z')

const houses = [
  ['NOVA', 'Nova Réels', 'slot'],
  ['LOTUS', 'บัวทอง', 'slot'],
  ['CORAL', 'Coral Hunter', 'fish'],
  ['LUCKY9', 'Lucky Nine', 'lottery'],
] as const

const usual: Answers = {
  '/setting/gameprovider': () => ({
    data: houses.map(([providerCode, providerName, category], index) => ({
      providerCode,
      providerName,
      category,
      status: 'online',
      maintenanceUntil: null,
      imageUrl: null,
      sort: index,
    })),
  }),
  '/usersystem/limits/u1': () => ({ data: protectionOnWire() }),
  '/usersystem/getloginlink': () => ({
    data: { loginLink: '/games/play?session=s1', expiresAt: '2026-11-21T07:05:00Z' },
  }),
}

beforeEach(() => {
  gameOpened.set(0)
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.stubGlobal('caches', new MemoryCaches())
  vi.stubGlobal(
    'open',
    vi.fn<typeof window.open>(() => null),
  )
  storeToken(tokenOf('u1'))
  answerWith(usual)
})

afterEach(() => {
  simulateOffline(false)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  dropToken()
})

const names = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)
const heart = (name: string) => screen.findByRole('button', { name: `Favourite: ${name}` })

describe('the lobby', () => {
  it.each([
    ['without capitals and accents', 'nova reels', ['Nova Réels']],
    ['in Thai', 'บัว', ['บัวทอง']],
    ['by its code', 'lucky9', ['Lucky Nine']],
    ['by its kind', 'slots', ['Nova Réels', 'บัวทอง']],
  ])('finds a game %s', async (_, typed, found) => {
    const { user } = await renderApp(<GamesPage />, { path: '/games' })
    await user.type(await screen.findByRole('searchbox', { name: 'Search games' }), typed)
    await waitFor(() => expect(names()).toEqual(found))
    expect(screen.getByText(`${found.length} game${found.length === 1 ? '' : 's'}`)).toBeVisible()
  })

  it('keeps search, category and order in the address', async () => {
    const { user } = await renderApp(<GamesPage />, { path: '/games?category=slot&sort=name' })
    await screen.findByRole('region', { name: 'Slots' })
    expect(screen.getByRole('radio', { name: 'Slots' })).toBeChecked()
    expect(names()).toEqual(['Nova Réels', 'บัวทอง'])
    await user.click(screen.getByRole('radio', { name: 'Fishing' }))
    expect(names()).toEqual(['Coral Hunter'])
    expect(screen.getByTestId('address')).toHaveTextContent('/games?category=fish&sort=name')
    await user.type(screen.getByRole('searchbox'), 'nova')
    expect(await screen.findByText('No games here')).toBeVisible()
    expect(screen.getByTestId('address')).toHaveTextContent('q=nova')
    await user.click(screen.getByRole('button', { name: 'Show all games' }))
    expect(names()).toHaveLength(houses.length)
    expect(screen.getByTestId('address')).toHaveTextContent('/games?sort=name')
  })

  it('keeps a player’s favourites on the device, also offline, and undoes a removal', async () => {
    simulateOffline(true)
    const { user, unmount } = await renderApp(<GamesPage />, { path: '/games?category=favourites' })
    expect(await screen.findByText(/Press the heart/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'All games' }))
    await user.click(await heart('บัวทอง'))
    expect(await heart('บัวทอง')).toHaveAttribute('aria-pressed', 'true')
    unmount()

    const again = await renderApp(<GamesPage />, { path: '/games?category=favourites' })
    expect(await heart('บัวทอง')).toHaveAttribute('aria-pressed', 'true')
    expect(names()).toEqual(['บัวทอง'])
    await again.user.click(await heart('บัวทอง'))
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument()
    await again.user.click(await screen.findByRole('button', { name: 'UNDO' }))
    expect(names()).toEqual(['บัวทอง'])
    expect(Object.keys(localStorage)).toContain('games:u1')
  })

  it('offers to continue the game played last, and sorts by last played', async () => {
    const { user, unmount } = await renderApp(<GamesPage />, { path: '/games' })
    await user.click(await screen.findByRole('button', { name: 'Play Coral Hunter' }))
    const goOn = await screen.findByRole('button', { name: 'Continue playing Coral Hunter' })
    expect(goOn).toHaveAttribute('aria-disabled', 'true')
    unmount()
    await renderApp(<GamesPage />, { path: '/games?sort=played' })
    await screen.findByRole('heading', { name: 'Coral Hunter' })
    expect(names()[0]).toBe('Coral Hunter')
  })

  it('does not offer to continue a game during a break', async () => {
    localStorage.setItem('games:u1', '{"favourites":[],"played":["NOVA"]}')
    const block = { startAt: '2026-11-21T05:00:00Z', kind: 'exclude', endAt: null }
    answerWith({ ...usual, '/usersystem/limits/u1': () => ({ data: protectionOnWire({ block }) }) })
    await renderApp(<GamesPage />, { path: '/games' })
    await screen.findByText(/excluded yourself/)
    expect(screen.queryByRole('region', { name: 'Continue playing' })).not.toBeInTheDocument()
  })

  it('has no accessibility violations with a search that finds nothing', async () => {
    const { container } = await renderApp(<GamesPage />, { path: '/games?q=zzz' })
    await screen.findByText('No games here')
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })

  it('shows each category in a section of its own', async () => {
    await renderApp(<GamesPage />, { path: '/games' })
    const slots = await screen.findByRole('region', { name: 'Slots' })
    expect(within(slots).getAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByRole('radio', { name: 'Sports' })).not.toBeInTheDocument()
  })
})
