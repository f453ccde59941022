import { act, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RouteErrorBoundary } from '#app/errors/RouteErrorBoundary'
import { memberTexts } from '#locales/memberTexts'
import { isHostReached, reloadForMissingChunk } from '#pwa/missingChunk'
import { changeAppearance } from '#ui/appearance/appearanceSlice'
import { locales } from '#ui/intl/locale'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { loggedIn } from '../../appStore'
import { provide, renderShell, stubOnline } from './shell'

vi.mock('#pwa/missingChunk', () => ({
  isHostReached: vi.fn<() => Promise<boolean>>(),
  reloadForMissingChunk: vi.fn<() => void>(),
}))

let logged = vi.fn<typeof console.error>()

beforeEach(() => {
  localStorage.clear()
  stubOnline(true)
  provide()
  logged = vi.fn<typeof console.error>()
  vi.spyOn(console, 'error').mockImplementation(logged)
})

let isBroken = true
function Fragile() {
  if (isBroken) throw new Error('The page broke')
  return <h1>It works</h1>
}

const around = (resetKey: string) => (
  <RouteErrorBoundary resetKey={resetKey}>
    <Fragile />
  </RouteErrorBoundary>
)

/** Takes its path from the address bar. */
function Stage() {
  return around(window.location.hash)
}

describe('an error of a page', () => {
  it('is shown in place of the page, logged with its cause, and can be retried', async () => {
    isBroken = true
    const { user } = await renderShell({ content: around('/a') })
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on this page')
    expect(screen.queryByText('The page broke')).not.toBeInTheDocument()
    expect(logged).toHaveBeenCalledWith('The page at /a failed', new Error('The page broke'))
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('heading', { name: 'It works' })).toBeVisible()
  })

  it('does not affect a page at another path', async () => {
    isBroken = true
    const { rerender } = await renderShell({ content: <Stage /> })
    expect(screen.getByRole('alert')).toBeVisible()
    isBroken = false
    window.location.hash = '#b'
    rerender(<Stage key="b" />)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

const missing = () => {
  const Missing = lazyWithPreload<object>(() => Promise.reject(new TypeError('Failed to fetch')))
  return (
    <RouteErrorBoundary resetKey="/a">
      <Suspense fallback={null}>
        <Missing />
      </Suspense>
    </RouteErrorBoundary>
  )
}

describe('a page whose file is missing', () => {
  it('says offline that the page is not stored yet', async () => {
    stubOnline(false)
    await renderShell({ content: missing() })
    expect(await screen.findByRole('alert')).toHaveTextContent('not stored for offline use yet')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('offers a reload online', async () => {
    await renderShell({ content: missing() })
    expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded')
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  })
})

const Loaded = () => <h1>Loaded</h1>

/** A page whose file arrives on the second try, or never if `comes` is false. */
function late(comes: boolean) {
  let times = 0
  const Late = lazyWithPreload<object>(async () => {
    times += 1
    if (!comes || times < 2) throw new TypeError('Failed to fetch dynamically imported module')
    return Loaded
  })
  return (
    <RouteErrorBoundary resetKey="/a">
      <Suspense fallback={null}>
        <Late />
      </Suspense>
    </RouteErrorBoundary>
  )
}

describe('an online page whose file failed to load', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    vi.mocked(reloadForMissingChunk).mockReset()
    vi.mocked(isHostReached).mockReset().mockResolvedValue(true)
  })

  afterEach(() => void vi.useRealTimers())

  it('blames the connection while the host cannot be reached, and opens after that', async () => {
    vi.mocked(isHostReached).mockResolvedValueOnce(false)
    await renderShell({ content: late(true) })
    expect(await screen.findByText(/The server cannot be reached/)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(await screen.findByRole('heading', { name: 'Loaded' })).toBeVisible()
    expect(reloadForMissingChunk).not.toHaveBeenCalled()
  })

  it('opens without a reload when the host has the file', async () => {
    await renderShell({ content: late(true) })
    expect(await screen.findByRole('heading', { name: 'Loaded' })).toBeVisible()
    expect(reloadForMissingChunk).not.toHaveBeenCalled()
  })

  it('reloads once when the host no longer has the file', async () => {
    await renderShell({ content: late(false) })
    expect(await screen.findByText(/A newer version may have taken its place/)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(reloadForMissingChunk).toHaveBeenCalledOnce()
  })
})

describe('lazyWithPreload', () => {
  it('renders a preloaded component without a placeholder', async () => {
    const Part = lazyWithPreload<object>(async () => Loaded)
    expect(await Part.preload()).toBe(true)
    const placeholder = vi.fn<() => null>(() => null)
    const Placeholder = placeholder
    await renderShell({
      content: (
        <Suspense fallback={<Placeholder />}>
          <Part />
        </Suspense>
      ),
    })
    expect(screen.getByRole('heading', { name: 'Loaded' })).toBeVisible()
    expect(placeholder).not.toHaveBeenCalled()
  })

  it('returns false from a failed preload', async () => {
    expect(await lazyWithPreload<object>(() => Promise.reject(new Error('gone'))).preload()).toBe(
      false,
    )
  })
})

describe('the frame around the member pages', () => {
  it.each([true, false])('has no accessibility violations (wide: %s)', async (wide) => {
    await renderShell({ wide })
    await screen.findAllByText('1,250.75 baht')
    const { violations } = await axe.run(document, {
      // jsdom does not compute layout or colours.
      rules: { 'color-contrast': { enabled: false }, 'html-has-lang': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  })

  it('boxes the content when the setting is on', async () => {
    const store = loggedIn()
    await renderShell({ store })
    const box = screen.getByRole('main').querySelector('[data-boxed]')
    expect(box).toHaveAttribute('data-boxed', 'false')
    store.dispatch(changeAppearance({ container: true }))
    await waitFor(() => expect(box).toHaveAttribute('data-boxed', 'true'))
  })

  it.each(locales)(
    'shows %s in navigation, document language and page together',
    async (locale) => {
      const store = loggedIn()
      await renderShell({ store })
      store.dispatch(changeAppearance({ locale }))
      const { messages } = await memberTexts(locale)
      expect(
        await screen.findByRole('button', { name: messages['shell.logout'] ?? '' }),
      ).toBeVisible()
      expect(document.documentElement.lang.slice(0, 2)).toBe(locale)
    },
  )
})

it('every page says why and until when the operator has closed the site', async () => {
  const maintenance = { on: true, message: 'The bank is moving', until: '2099-11-21T07:00:00Z' }
  provide({ '/setting/websetting': () => Response.json({ data: [{ maintenance }] }) })
  await renderShell()
  expect(await screen.findByText(/closed for maintenance: The bank is moving/)).toBeVisible()
  expect(screen.getByText(/^until 21 Nov 2099/)).toBeVisible()
})
