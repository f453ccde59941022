import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { setTransport } from '#api/client/transport'
import { ForgotPage, LoginPage, MainLayout, RegisterPage } from '#app/routes/preload'
import { Router } from '#app/routes/router'
import type { AppStore } from '#app/store'
import { DashboardPage } from '#features/dashboard/lazyDashboardPage'
import { productTexts } from '#locales/productTexts'
import { loggedIn } from '../../appStore'
import { renderApp } from '../renderApp'

export const paths = {
  balance: '/userbalance/balance/u1',
  update: '/userbalance/updatebalance/u1',
  colours: '/setting/colorsetting',
  website: '/setting/websetting',
} as const

export type Answers = Partial<Record<string, () => Response | Promise<Response>>>

const usual: Answers = {
  [paths.balance]: () => Response.json(1250.75),
  [paths.update]: () => Response.json({}),
  [paths.colours]: () => Response.json({ data: [{}] }),
  [paths.website]: () => Response.json({ data: [{ homeUrl: 'https://home.example/' }] }),
}

/**
 * Answers as the provider usually does, except for `changed`; every other call fails.
 * @returns the list of calls
 */
export function provide(changed: Answers = {}): string[] {
  const calls: string[] = []
  const answers = { ...usual, ...changed }
  setTransport(async ({ url }) => {
    const { pathname } = new URL(url)
    calls.push(pathname)
    return (await answers[pathname]?.()) ?? new Response('{}', { status: 500 })
  })
  return calls
}

/**
 * Stubs media queries, which jsdom lacks. `wide` means the breakpoint lg and up, `phone` below the breakpoint
 * sm.
 */
export function stubScreen(wide: boolean, phone = false): void {
  window.matchMedia = (query) => ({
    matches: query.includes('min-width')
      ? wide
      : query.includes('reduced-motion') || (phone && query.includes('max-width:599')),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  })
}

export function stubOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online })
}

interface Shell {
  path?: string
  store?: AppStore
  wide?: boolean
  phone?: boolean
  content?: ReactNode
}

/** Renders the whole app at `path` and waits for its page; on a wide screen by default. */
export async function renderShell({
  path = '/dashboard/analytics',
  store = loggedIn(),
  phone = false,
  wide = !phone,
  content = <Router />,
}: Shell = {}) {
  stubScreen(wide, phone)
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  const parts = [MainLayout, DashboardPage, LoginPage, RegisterPage, ForgotPage]
  await Promise.all([...parts.map((part) => part.preload()), productTexts('en')])
  const rendered = await renderApp(content, { path, store, texts: 'entry', ownMain: true })
  await screen.findByRole('heading', { level: 1 })
  return rendered
}
