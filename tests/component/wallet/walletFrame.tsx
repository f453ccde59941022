import '@testing-library/jest-dom/vitest'
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { api } from '#api/client/api'
import { setTransport } from '#api/client/transport'
import { watchOrders } from '#api/money/settler'
import { sessionSlice } from '#api/session/session'
import { DepositDetailPage } from '#features/wallet/DepositDetailPage'
import { DepositPage } from '#features/wallet/DepositPage'
import { HistoryPage } from '#features/wallet/HistoryPage'
import { StatementPage } from '#features/wallet/StatementPage'
import { WalletPage } from '#features/wallet/WalletPage'
import { WithdrawDetailPage } from '#features/wallet/WithdrawDetailPage'
import { WithdrawPage } from '#features/wallet/WithdrawPage'
import { satang } from '#lib/money'
import { loadProduct } from '#locales/memberCatalogue'
import { AppearanceProvider } from '#ui/appearance/AppearanceProvider'
import { appearanceSlice } from '#ui/appearance/appearanceSlice'
import { IntlProvider } from '#ui/intl/IntlProvider'
import type { Locale } from '#ui/intl/locale'
import { ownAnswer } from '../../ownAnswer'
import { walletAnswers } from './walletRecords'

export interface Sent {
  path: string
  body: Record<string, unknown>
}

type Answer = (url: URL) => object | Promise<object>

/** Has the provider answer as in `walletAnswers`, except for what is said here. Answers the posts as they come. */
export function provide(changed: Record<string, Answer> = {}): Sent[] {
  const sent: Sent[] = []
  setTransport(async (request) => {
    const url = new URL(request.url)
    const path = url.pathname
    const body = request.method === 'POST' ? JSON.parse(await request.text()) : null
    if (body !== null) sent.push({ path, body })
    const known = walletAnswers[path]
    const answer = changed[path] ? await changed[path](url) : known
    if (answer instanceof Response) return ownAnswer(body, answer)
    return answer === undefined
      ? Response.json({ code: 'notfound' }, { status: 404 })
      : ownAnswer(body, Response.json(answer))
  })
  return sent
}

export const refusal =
  (code: string, values: object = {}) =>
  () =>
    Response.json({ code, ...values }, { status: 400 })

export const lost = () => Promise.reject(new TypeError('Failed to fetch'))

function makeStore() {
  const player = {
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
  return configureStore({
    reducer: combineReducers({
      session: sessionSlice.reducer,
      appearance: appearanceSlice.reducer,
      [api.reducerPath]: api.reducer,
    }),
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
    preloadedState: {
      session: { ...sessionSlice.getInitialState(), status: 'in' as const, player },
    },
  })
}

/** The wallet's pages of player `u1`, opened at `address`. */
export async function renderWallet(address: string, locale: Locale = 'en') {
  const store = makeStore()
  onTestFinished(watchOrders(store))
  const { messages, componentTexts } = await loadProduct(locale)
  const rendered = render(
    <Provider store={store}>
      <IntlProvider locale={locale} messages={messages}>
        <AppearanceProvider componentTexts={componentTexts}>
          <MemoryRouter initialEntries={[address]}>
            <main>
              <Routes>
                <Route path="/wallet" element={<WalletPage />} />
                <Route path="/wallet/deposit" element={<DepositPage />} />
                <Route path="/wallet/deposit/:id" element={<DepositDetailPage />} />
                <Route path="/wallet/withdraw" element={<WithdrawPage />} />
                <Route path="/wallet/withdraw/:id" element={<WithdrawDetailPage />} />
                <Route path="/wallet/history" element={<HistoryPage />} />
                <Route path="/wallet/statement" element={<StatementPage />} />
              </Routes>
            </main>
            <Link to="/wallet/deposit/D1">test: D1</Link>
            <Address />
          </MemoryRouter>
        </AppearanceProvider>
      </IntlProvider>
    </Provider>,
  )
  return { ...rendered, user: userEvent.setup() }
}

function Address() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}
