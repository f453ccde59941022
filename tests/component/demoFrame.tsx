/**
 * The demo sections' pages for component tests: in everything that the app puts around them, over
 * their own handlers and databases, with the sample content read from disk.
 */
import '@testing-library/jest-dom/vitest'
import { readFile } from 'node:fs/promises'
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { api } from '#api/client/api'
import { setTransport } from '#api/client/transport'
import { balanceRefreshSlice } from '#api/money/balanceRefresh'
import { sessionSlice } from '#api/session/session'
import { cartSlice } from '#features/shop/api/cartSlice'
import { satang } from '#lib/money'
import { loadDemo } from '#locales/memberCatalogue'
import type { MockConfig } from '#mocks/config'
import type { DemoDatabase } from '#mocks/demo/demoDatabase'
import { createNetwork } from '#mocks/network'
import { AppearanceProvider } from '#ui/appearance/AppearanceProvider'
import { appearanceSlice } from '#ui/appearance/appearanceSlice'
import { IntlProvider } from '#ui/intl/IntlProvider'
import type { Locale } from '#ui/intl/locale'
import { ToastArea } from '#ui/toast/ToastArea'
import { toastSlice } from '#ui/toast/toastSlice'

/** jsdom's own origin: relative addresses of the app lead here. */
const demoConfig: MockConfig = {
  apiOrigin: 'http://localhost:3000',
  providerOrigin: 'https://provider.invalid',
  transferBankSegment: 'secretpart',
  mocked: true,
  accountDelayMs: 0,
  loadFile: async (path) => new Response(await readFile(`public${path}`)),
}

const network = createNetwork(demoConfig)

export interface Call {
  /** With its query, without its origin. */
  path: string
  /** Of what was posted, as parsed JSON; null for what was only asked. */
  body: unknown
}

type Answers = Readonly<Record<string, (call: Call) => Response | Promise<Response>>>

/**
 * Has the simulated back ends answer, except on the paths (`/api/chat/insert`) that `instead` names.
 * Answers the list of calls as they come. {@link renderDemo} does it when nobody did.
 */
export function answerDemo(instead: Answers = {}): Call[] {
  const calls: Call[] = []
  setTransport(async (request) => {
    const { pathname, search } = new URL(request.url)
    const body: unknown = request.method === 'POST' ? await request.clone().json() : null
    const call = { path: pathname + search, body }
    calls.push(call)
    return (await instead[pathname]?.(call)) ?? network.respond(request)
  })
  return calls
}

/** A failure for {@link answerDemo}: the network swallows the call. */
export const lostCall = () => Promise.reject(new TypeError('Failed to fetch'))

/** A failure for {@link answerDemo}: what the demo routes answer when something breaks. */
export const brokenCall = () => Response.json({ message: 'Internal server error' }, { status: 500 })

/** Takes the named databases back to the sample content: for `beforeEach`. */
export async function resetDemo(...databases: readonly DemoDatabase[]): Promise<void> {
  answerDemo()
  await Promise.all(databases.map((database) => database.reset(demoConfig)))
}

const player = {
  id: 'M1001',
  username: '0812345678',
  name: 'สมชาย ใจดี',
  status: 'active',
  credit: satang(125_075),
  book_number: '1234567890',
  bank_name: 'กสิกรไทย',
  PromotionID: null,
  PromotionDetail: null,
  PromotionStatus: null,
}

function makeStore() {
  return configureStore({
    reducer: combineReducers({
      session: sessionSlice.reducer,
      appearance: appearanceSlice.reducer,
      toast: toastSlice.reducer,
      balanceRefresh: balanceRefreshSlice.reducer,
      cart: cartSlice.reducer,
      [api.reducerPath]: api.reducer,
    }),
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
    preloadedState: {
      session: { ...sessionSlice.getInitialState(), status: 'in' as const, player },
    },
  })
}

interface DemoOptions {
  /** The address that is opened, with its query. */
  path?: string
  /** The pattern of the page's route, for pages with parameters: `/e-commerce/product-details/:id`. */
  route?: string
  locale?: Locale
  /** Addresses of links to press, as if from elsewhere in the app; each is called `test: <address>`. */
  links?: readonly string[]
}

/** The page, opened at `path`, with the toast area and the address (`data-testid="address"`). */
export async function renderDemo(element: ReactNode, options: DemoOptions = {}) {
  const { path = '/', route = '*', locale = 'en', links = [] } = options
  const store = makeStore()
  const { messages, componentTexts } = await loadDemo(locale)
  const rendered = render(
    <Provider store={store}>
      <IntlProvider locale={locale} messages={messages}>
        <AppearanceProvider componentTexts={componentTexts}>
          <MemoryRouter initialEntries={[path]}>
            <main>
              <Routes>
                <Route path={route} element={element} />
                <Route path="*" element={null} />
              </Routes>
            </main>
            {links.map((to) => (
              <Link key={to} to={to}>{`test: ${to}`}</Link>
            ))}
            <Address />
          </MemoryRouter>
          <ToastArea />
        </AppearanceProvider>
      </IntlProvider>
    </Provider>,
  )
  return { ...rendered, store, user: userEvent.setup() }
}

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}
