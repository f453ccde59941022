import '@testing-library/jest-dom/vitest'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '#app/App'
import { keepSnapshot } from '#app/startupSnapshot/startupSnapshot'
import { playerToWire } from '#contract/account/account'
import { loggedIn } from '../../appStore'
import { makeToken } from '../../unit/account/sessionTokens'
import { paths, provide, stubOnline, stubScreen } from './shell'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  localStorage.clear()
  stubOnline(true)
  stubScreen(true)
  window.scrollTo = () => undefined
  window.history.replaceState(null, '', '/')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Awaited, because the app suspends until its first texts are loaded. */
const start = () => act(async () => render(<App />))

describe('the start of the app', () => {
  it('leaves the root element empty, for the app shell, until a page can be shown', async () => {
    provide()
    const seen = new Set<string | undefined>()
    const observer = new MutationObserver(() => {
      if (document.body.textContent !== '') seen.add(document.querySelector('h1')?.textContent)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await start()
    expect(await heading('Log in')).toBeVisible()
    observer.disconnect()
    expect([...seen]).toEqual(['Log in'])
    expect(window.location.pathname).toBe('/login')
  })

  it('restores the stored session without showing the login page', async () => {
    const { player } = loggedIn().getState().session
    if (player === null) throw new Error('The test’s own player is missing')
    localStorage.setItem('serviceToken', makeToken({ userId: player.id }))
    provide({ '/api/account/me': () => Response.json({ user: playerToWire(player) }) })
    const { container } = await start()
    const seen = new Set<string>()
    const observer = new MutationObserver(() => {
      seen.add(container.querySelector('h1')?.textContent ?? '')
    })
    observer.observe(container, { childList: true, subtree: true })
    expect(await heading('Dashboard')).toBeInTheDocument()
    expect(seen).not.toContain('Log in')
    expect(window.location.pathname).toBe('/dashboard/analytics')
  })

  it('shows the credit of the last visit with its time until the provider has answered', async () => {
    const { player } = loggedIn().getState().session
    if (player === null) throw new Error('The test’s own player is missing')
    localStorage.setItem('serviceToken', makeToken({ userId: player.id }))
    const asOf = Date.now() - 60_000
    keepSnapshot({
      user: player.id,
      header: [player.username, '77.00 baht', ''],
      credit: { satang: 7700, asOf },
      page: { path: '/dashboard/analytics', styles: [] },
    })
    const balance = Promise.withResolvers<Response>()
    const calls = provide({
      '/api/account/me': () => Response.json({ user: playerToWire(player) }),
      [paths.balance]: () => balance.promise,
    })
    await start()
    await heading('Dashboard')
    const header = within(screen.getByRole('banner'))
    expect(header.getByText('77.00 baht')).toBeVisible()
    expect(header.getByText(/^as of/)).toBeVisible()
    balance.resolve(Response.json(1250.75))
    expect(await header.findByText('1,250.75 baht')).toBeVisible()
    expect(header.queryByText(/^as of/)).toBeNull()
    expect(calls.filter((path) => path === paths.balance)).toHaveLength(1)
  })

  it('shows the login page when the stored token is refused, and removes the token', async () => {
    localStorage.setItem('serviceToken', makeToken())
    provide({
      '/api/account/me': () => Response.json({ message: 'Invalid Token' }, { status: 401 }),
    })
    await start()
    expect(await heading('Log in')).toBeVisible()
    await waitFor(() => expect(localStorage.getItem('serviceToken')).toBeNull())
  })

  it('removes what a refused session left on the device', async () => {
    localStorage.setItem('serviceToken', makeToken())
    sessionStorage.setItem('draft:deposit', '500')
    localStorage.setItem('contact-draft', '{"phone":"0812345678"}')
    vi.spyOn(console, 'error').mockReturnValue()
    const answers = [Response.json({ message: 'Invalid Token' }, { status: 401 })]
    provide({ '/api/account/me': () => answers.pop() ?? Response.json({}) })
    await start()
    await waitFor(() => expect(localStorage.getItem('player-remains')).toBe('none'))
    expect(sessionStorage.getItem('draft:deposit')).toBeNull()
    expect(localStorage.getItem('contact-draft')).toBeNull()
  })

  it('ignores damaged settings', async () => {
    localStorage.setItem('berry-config', '{"mode":')
    localStorage.setItem('serviceToken', 'nonsense')
    localStorage.setItem('web-colour', '[1,')
    provide({ '/api/account/me': () => Response.json({}) })
    await start()
    expect(await heading('Log in')).toBeVisible()
    // Waits for the cleanup of the player’s data, so that it does not run during the next test.
    await waitFor(() => expect(localStorage.getItem('player-remains')).toBe('none'))
  })
})
