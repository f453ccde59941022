import '@testing-library/jest-dom/vitest'
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
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
import { toastSlice } from '#ui/toast/toastSlice'
import { ownAnswer } from '../ownAnswer'

export interface Call {
  path: string
  /** Of what was posted. */
  body: unknown
}

export type Answers = Readonly<Record<string, (call: Call) => unknown>>

/** Has the provider answer by path; what has no answer gets 500. Answers the list of calls. */
export function answerWith(answers: Answers): Call[] {
  const calls: Call[] = []
  setTransport(async (request) => {
    const path = new URL(request.url).pathname
    const body: unknown = request.method === 'POST' ? await request.json() : null
    const call = { path, body }
    calls.push(call)
    const answer = await answers[path]?.(call)
    if (answer === undefined) return new Response('{}', { status: 500 })
    return ownAnswer(body, answer instanceof Response ? answer : Response.json(answer))
  })
  return calls
}

export const refusalOf = (code: string, values: object = {}) =>
  Response.json({ code, ...values }, { status: 400 })

export const lost = () => Promise.reject(new TypeError('Failed to fetch'))

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

function makeStore() {
  return configureStore({
    reducer: combineReducers({
      session: sessionSlice.reducer,
      appearance: appearanceSlice.reducer,
      toast: toastSlice.reducer,
      [api.reducerPath]: api.reducer,
    }),
    middleware: (defaults) => defaults().concat(api.middleware),
    preloadedState: {
      session: { ...sessionSlice.getInitialState(), status: 'in' as const, player },
    },
  })
}

interface MemberOptions {
  locale?: Locale
  address?: string
}

/** A page of player `u1`, in everything that the app puts around it. */
export async function renderMember(content: ReactNode, options: MemberOptions = {}) {
  const { locale = 'en', address = '/' } = options
  const store = makeStore()
  onTestFinished(watchOrders(store))
  const { messages, componentTexts } = await loadProduct(locale)
  const rendered = render(
    <Provider store={store}>
      <IntlProvider locale={locale} messages={messages}>
        <AppearanceProvider componentTexts={componentTexts}>
          <MemoryRouter initialEntries={[address]}>
            <main>{content}</main>
            <Address />
          </MemoryRouter>
        </AppearanceProvider>
      </IntlProvider>
    </Provider>,
  )
  return { ...rendered, store, user: userEvent.setup() }
}

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>
}
