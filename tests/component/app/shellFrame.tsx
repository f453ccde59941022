import '@testing-library/jest-dom/vitest'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { setTransport } from '#api/client/transport'
import { login } from '#api/session/session'
import { DashboardPage, ForgotPage, LoginPage, MainLayout, RegisterPage } from '#app/routes/pages'
import { Router } from '#app/routes/router'
import { type AppStore, makeStore } from '#app/store'
import { Toasts } from '#app/Toasts'
import { Texts } from '#app/texts/Texts'
import type { Player } from '#contract/account/player'
import { satang } from '#lib/money'
import { loadProduct } from '#locales/memberCatalogue'

export const paths = {
  balance: '/userbalance/balance/u1',
  update: '/userbalance/updatebalance/u1',
  colours: '/setting/colorsetting',
  website: '/setting/websetting',
} as const

const player: Player = {
  id: 'u1',
  username: '0812345678',
  name: 'สมชาย ใจดี',
  status: 'active',
  credit: satang(0),
  book_number: '1234567890',
  bank_name: 'กสิกรไทย',
  PromotionID: null,
  PromotionDetail: null,
  PromotionStatus: null,
}

export type Answers = Partial<Record<string, () => Response | Promise<Response>>>

const usual: Answers = {
  [paths.balance]: () => Response.json(1250.75),
  [paths.update]: () => Response.json({}),
  [paths.colours]: () => Response.json({ data: [{}] }),
  [paths.website]: () => Response.json({ data: [{ homeUrl: 'https://home.example/' }] }),
}

/** Has the provider answer as usual, except for what is said here; all else fails. Answers the list of calls. */
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

/** jsdom has no media queries: `wide` is from lg up. */
export function stubScreen(wide: boolean): void {
  window.matchMedia = (query) => ({
    matches: query.includes('min-width') ? wide : query.includes('reduced-motion'),
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

export function loggedIn(): AppStore {
  const store = makeStore()
  const credentials = { username: player.username, password: '' }
  store.dispatch(login.fulfilled({ player, kept: true, loggedInAt: null }, 'test', credentials))
  return store
}

interface ShellFrame {
  path?: string
  store?: AppStore
  wide?: boolean
  content?: ReactNode
}

/** The whole app at `path` with its page standing, as on a wide screen unless said otherwise. */
export async function renderApp({
  path = '/dashboard/analytics',
  store = loggedIn(),
  wide = true,
  content = <Router />,
}: ShellFrame = {}) {
  stubScreen(wide)
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  const parts = [MainLayout, DashboardPage, LoginPage, RegisterPage, ForgotPage]
  await Promise.all([...parts.map((part) => part.preload()), loadProduct('en')])
  const rendered = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Texts>
          {content}
          <Toasts />
        </Texts>
      </MemoryRouter>
    </Provider>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { ...rendered, store, user: userEvent.setup() }
}
