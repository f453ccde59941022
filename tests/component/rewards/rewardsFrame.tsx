import '@testing-library/jest-dom/vitest'
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { api } from '#api/client/api'
import { setTransport } from '#api/client/transport'
import { watchOrders } from '#api/money/settler'
import { sessionSlice } from '#api/session/session'
import { satang } from '#lib/money'
import { loadProduct } from '#locales/memberCatalogue'
import { AppearanceProvider } from '#ui/appearance/AppearanceProvider'
import { appearanceSlice } from '#ui/appearance/appearanceSlice'
import { IntlProvider } from '#ui/intl/IntlProvider'
import type { Locale } from '#ui/intl/locale'
import { ownAnswer } from '../../ownAnswer'
import { protectionOnWire } from './rewardsAnswers'

/** What came with a POST. */
export type Posted = Record<string, unknown>

type Made = (body: Posted) => unknown

/** JSON, a whole response, or what makes either of what was posted. */
type Answer = Made | object | string | number

/** Answers by `METHOD path`; what is not listed is a 404. Notes every POST in the list that it returns. */
export function provide(answers: Record<string, Answer>): { path: string; body: Posted }[] {
  const posted: { path: string; body: Posted }[] = []
  const all: Record<string, Answer> = {
    'GET /usersystem/limits/u1': { data: protectionOnWire },
    ...answers,
  }
  setTransport(async (request) => {
    const path = new URL(request.url).pathname
    const body: Posted = request.method === 'POST' ? await request.json() : {}
    if (request.method === 'POST') posted.push({ path, body })
    const answer = all[`${request.method} ${path}`]
    const given = typeof answer === 'function' ? await answer(body) : answer
    if (given === undefined) return Response.json({ message: `No ${path}` }, { status: 404 })
    return ownAnswer(body, given instanceof Response ? given : Response.json(given))
  })
  return posted
}

/** The provider's coded no. */
export const refusal = (code: string, values: object = {}) =>
  Response.json({ code, ...values }, { status: 400 })
export const broken = () => new Response('<html>502</html>', { status: 502 })
export const silent = () => new Promise<Response>(() => {})

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
    middleware: (defaults) => defaults().concat(api.middleware),
    preloadedState: {
      session: { ...sessionSlice.getInitialState(), status: 'in' as const, player },
    },
  })
}

interface PageOptions {
  locale?: Locale
  address?: string
}

/** A page of player `u1`, in everything that the app puts around it. */
export async function renderPage(page: ReactNode, options: PageOptions = {}) {
  const { locale = 'en', address = '/' } = options
  const { messages, componentTexts } = await loadProduct(locale)
  const store = makeStore()
  onTestFinished(watchOrders(store))
  const rendered = render(
    <Provider store={store}>
      <IntlProvider locale={locale} messages={messages}>
        <AppearanceProvider componentTexts={componentTexts}>
          <MemoryRouter initialEntries={[address]}>
            <main>{page}</main>
          </MemoryRouter>
        </AppearanceProvider>
      </IntlProvider>
    </Provider>,
  )
  return { ...rendered, store, user: userEvent.setup() }
}
