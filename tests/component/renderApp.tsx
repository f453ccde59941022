/**
 * Renders content for component tests, with the app’s own store and everything that the app puts around its
 * pages.
 */
import '@testing-library/jest-dom/vitest'
import { setupListeners } from '@reduxjs/toolkit/query'
import { act, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Provider } from 'react-redux'
import { BrowserRouter, Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { reconcilePayments } from '#api/payments/reconcile'
import type { AppStore } from '#app/store'
import { Texts } from '#app/texts/Texts'
import { WithTexts } from '#app/texts/WithTexts'
import { entryTexts } from '#locales/entryTexts'
import { memberTexts } from '#locales/memberTexts'
import { demoTexts, productTexts } from '#locales/productTexts'
import { changeAppearance, selectAppearance } from '#ui/appearance/appearanceSlice'
import { watchAppearance } from '#ui/appearance/watchAppearance'
import type { Locale } from '#ui/intl/locale'
import { OverlayHistory } from '#ui/overlay/OverlayHistory'
import { ToastArea } from '#ui/toast/ToastArea'
import { loggedIn } from '../appStore'

const textsOf = {
  entry: entryTexts,
  member: memberTexts,
  product: productTexts,
  demo: demoTexts,
} as const

export interface AppOptions {
  store?: AppStore
  locale?: Locale
  /** The player whose texts the content shows. */
  texts?: keyof typeof textsOf
  /** The address to open. */
  path?: string | { pathname: string; search?: string; state?: unknown }
  /** The pattern of the page’s route, for pages with parameters: `/e-commerce/product-details/:id`. */
  route?: string
  /** Addresses of test links, as if placed elsewhere in the app; each link is called `test: <address>`. */
  links?: readonly string[]
  /** The content has a `main` element of its own. */
  ownMain?: boolean
  /** Uses the window’s own history, with the overlays that are recorded in it. */
  inWindow?: boolean
  user?: UserEvent
}

/** Renders the content at `path`, with the toast area and the address (`data-testid="address"`). */
export async function renderApp(content: ReactNode, options: AppOptions = {}) {
  const { store = loggedIn(), locale, texts = 'product', path = '/', inWindow = false } = options
  const { user = userEvent.setup() } = options
  if (locale) store.dispatch(changeAppearance({ locale }))
  onTestFinished(watchAppearance(store))
  onTestFinished(reconcilePayments(store))
  onTestFinished(setupListeners(store.dispatch))
  const shown = selectAppearance(store.getState()).locale
  // Load these first, so that `use` does not suspend: outside an awaited `act` it would never resume.
  await Promise.all(Object.values(textsOf).map((load) => load(shown)))
  const rendered = await act(async () =>
    render(content, {
      wrapper: ({ children }) => (
        <Provider store={store}>
          <Addressed path={path} inWindow={inWindow}>
            <Texts>
              <Page {...options} texts={texts}>
                {children}
              </Page>
              {createPortal(<ToastArea />, document.body)}
            </Texts>
          </Addressed>
        </Provider>
      ),
    }),
  )
  return { ...rendered, store, user }
}

interface AddressedProps extends Required<Pick<AppOptions, 'path' | 'inWindow'>> {
  children: ReactNode
}

function Addressed({ path, inWindow, children }: AddressedProps) {
  if (!inWindow) return <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  return (
    <BrowserRouter>
      <OverlayHistory>{children}</OverlayHistory>
    </BrowserRouter>
  )
}

interface PageProps extends Pick<AppOptions, 'route' | 'links' | 'ownMain'> {
  texts: keyof typeof textsOf
  children: ReactNode
}

function Page({ texts, route, links = [], ownMain = false, children }: PageProps) {
  const { pathname, search, state } = useLocation()
  const page = (
    <WithTexts texts={textsOf[texts]}>
      {route === undefined ? children : <At route={route}>{children}</At>}
    </WithTexts>
  )
  return (
    <>
      {ownMain ? page : <main>{page}</main>}
      {links.map((to) => (
        <Link key={to} to={to}>{`test: ${to}`}</Link>
      ))}
      <p hidden data-testid="address" data-state={JSON.stringify(state)}>
        {pathname + search}
      </p>
    </>
  )
}

function At({ route, children }: { route: string; children: ReactNode }) {
  return (
    <Routes>
      <Route path={route} element={children} />
      <Route path="*" element={null} />
    </Routes>
  )
}
