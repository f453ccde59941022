import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppOffers } from '#app/pwa/AppOffers'
import { hourMs } from '#lib/time'
import { installWay } from '#pwa/install'
import { changeAppearance } from '#ui/appearance/appearanceSlice'
import { loggedIn } from '../../appStore'
import { renderApp } from '../renderApp'

const offer = /on your home screen/

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  installWay.set('none')
  vi.useFakeTimers({ toFake: ['Date'] })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'maxTouchPoints')
  }
})

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15'

const listen = () => undefined

/** Makes the browser identify itself with this user agent. */
function callItself(agent: string, touches: number): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: listen,
    removeEventListener: listen,
  }))
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  Object.defineProperty(navigator, 'maxTouchPoints', { value: touches, configurable: true })
}

/** Opens the app in a new tab of the same browser. */
function openTab(options: Parameters<typeof renderApp>[1] = {}) {
  cleanup()
  sessionStorage.clear()
  return renderApp(<AppOffers />, options)
}

/** Visits the app again, eight hours later. */
function visit(options: Parameters<typeof renderApp>[1] = {}) {
  vi.setSystemTime(Date.now() + 3 * hourMs)
  return openTab(options)
}

describe('the offer to install', () => {
  it('appears on the second visit, not the first, and never again', async () => {
    installWay.set('prompt')
    await visit()
    expect(screen.queryByText(offer)).toBeNull()
    await visit()
    expect(screen.getByText(offer)).toBeVisible()
    await visit()
    expect(screen.queryByText(offer)).toBeNull()
  })

  it('counts a game’s tab as the same visit for as long as a session lasts', async () => {
    installWay.set('prompt')
    await visit()
    await openTab()
    expect(screen.queryByText(offer)).toBeNull()
    vi.setSystemTime(Date.now() + hourMs)
    await openTab()
    expect(screen.queryByText(offer)).toBeNull()
    vi.setSystemTime(Date.now() + hourMs)
    await openTab()
    expect(screen.getByText(offer)).toBeVisible()
  })

  it('waits until the player leaves a game', async () => {
    installWay.set('prompt')
    await visit()
    await visit({ path: '/games/play?session=g1' })
    expect(screen.queryByText(offer)).toBeNull()
    await openTab()
    expect(screen.getByText(offer)).toBeVisible()
  })

  it('waits until the browser reports that it can install', async () => {
    await visit()
    await visit()
    expect(screen.queryByText(offer)).toBeNull()
    installWay.set('prompt')
    expect(await screen.findByText(offer)).toBeVisible()
  })

  it.each([
    ['an iPhone', iPhone],
    ['an iPad, which calls itself a Mac', mac],
  ])('shows on %s the steps to install the app', async (_, agent) => {
    callItself(agent, 5)
    await visit()
    const { user } = await visit()
    await user.click(screen.getByRole('button', { name: 'Show how' }))
    const steps = within(screen.getByRole('dialog', { name: 'Install the app' }))
    expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Tap the Share button of the browser.',
      'Choose “Add to Home Screen”.',
      'Tap “Add”.',
    ])
  })
})

it.each([
  ['a Mac, which has no such menu', mac, 0],
  ['an iPhone within LINE', `${iPhone} Safari Line/14.1.0`, 5],
  ['an iPhone within Facebook', `${iPhone} [FBAN/FBIOS;FBAV/440.0]`, 5],
])('%s gets no offer to install', async (_, agent, touches) => {
  callItself(agent, touches)
  await visit()
  await visit()
  expect(screen.queryByText(offer)).toBeNull()
})

describe('the notice about a new version', () => {
  it('is shown once after an update, in the player’s language, instead of the install offer', async () => {
    installWay.set('prompt')
    await visit()
    localStorage.setItem('version-seen', '0.1.0')
    const { user } = await visit({ locale: 'th' })
    await user.click(screen.getByRole('button', { name: 'มีอะไรใหม่' }))
    const dialog = within(screen.getByRole('dialog', { name: 'มีอะไรใหม่' }))
    expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(0)
    await visit({ locale: 'th' })
    expect(screen.queryByRole('button', { name: 'มีอะไรใหม่' })).toBeNull()
  })

  it('is not shown to a visitor who has never used an earlier version', async () => {
    await visit()
    expect(screen.queryByText('The app has been updated.')).toBeNull()
  })
})

it('the app is installed in the language on screen', async () => {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
  const store = loggedIn()
  await visit({ store, locale: 'th' })
  expect(link.getAttribute('href')).toBe('/manifest-th.webmanifest')
  store.dispatch(changeAppearance({ locale: 'en' }))
  await waitFor(() => expect(link.getAttribute('href')).toBe('/manifest.webmanifest'))
  link.remove()
})
