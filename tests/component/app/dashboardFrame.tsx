import '@testing-library/jest-dom/vitest'
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { api } from '#api/client/api'
import { setTransport } from '#api/client/transport'
import { sessionSlice } from '#api/session/session'
import { DashboardPage } from '#features/dashboard/DashboardPage'
import { satang } from '#lib/money'
import { loadMember } from '#locales/memberCatalogue'
import { AppearanceProvider } from '#ui/appearance/AppearanceProvider'
import { appearanceSlice } from '#ui/appearance/appearanceSlice'
import { IntlProvider } from '#ui/intl/IntlProvider'
import type { Locale } from '#ui/intl/locale'
import {
  cashbackOnWire,
  promotionLockOnWire,
  protectionOnWire,
  walletOnWire,
  walletPromotionOnWire,
} from '../memberAnswers'

export const paths = {
  balance: '/userbalance/balance/u1',
  deposits: '/userbalance/history/u1',
  withdraws: '/userbalance/withdrawhistory/u1',
  banners: '/setting/banner',
  cashback: '/userbalance/cashback/u1',
  wheel: '/userbalance/wheelpoint/u1',
  wallet: '/userbalance/wallet/u1',
  notifications: '/usersystem/notification/u1',
  protection: '/usersystem/limits/u1',
  openDeposit: '/userbalance/transaction/deposit/D1',
} as const

type Path = (typeof paths)[keyof typeof paths]

/** What the provider of these tests has: one of everything. */
const answers: Partial<Record<Path, unknown>> = {
  [paths.balance]: 1250.75,
  [paths.deposits]: {
    data: [
      depositOnWire('d1', 500, 'confirmed', '2026-11-20T05:00:00Z'),
      depositOnWire('d2', 300, 'pending', '2026-11-21T05:00:00Z'),
    ],
  },
  [paths.withdraws]: {
    data: [withdrawOnWire('w1', 200, 'paid', '2026-11-19T05:00:00Z')],
  },
  [paths.cashback]: { data: [cashbackOnWire('c1', 120.5, 'claimable')] },
  [paths.wheel]: {
    data: { userId: 'u1', point: 30, spinsToday: 0, nextSeedHash: 'a'.repeat(64), rows: [] },
  },
  [paths.wallet]: {
    data: {
      ...walletOnWire,
      available: 0,
      locked: 1250.75,
      turnoverLeft: 2010,
      promotion: {
        ...walletPromotionOnWire,
        PromotionName: 'Welcome 50%',
        expiresAt: '2026-11-24T07:00:00Z',
      },
      locks: [promotionLockOnWire],
    },
  },
  [paths.notifications]: {
    data: [
      { notificationId: 'n1', kind: 'wheel', amount: 5, createdAt: '2026-11-20T05:00:00Z' },
      { notificationId: 'n2', kind: 'code', amount: 9, createdAt: '2026-11-19T05:00:00Z' },
    ],
  },
  [paths.protection]: { data: protectionOnWire() },
  [paths.banners]: {
    data: [bannerOnWire('b1', 'First offer', '/help'), bannerOnWire('b2', 'Second offer', null)],
  },
}

export function depositOnWire(depositId: string, amount: number, status: string, at: string) {
  return {
    depositId,
    amount,
    creditedAmount: status === 'confirmed' ? amount : 0,
    channel: 'bank',
    bank_name: 'กสิกรไทย',
    status,
    createdAt: at,
  }
}

export function withdrawOnWire(withdrawId: string, amount: number, status: string, at: string) {
  return {
    withdrawId,
    amount,
    fee: 0,
    bank_name: 'กสิกรไทย',
    book_number: '1234567890',
    book_name: 'สมชาย ใจดี',
    status,
    createdAt: at,
  }
}

export function bannerOnWire(bannerID: string, alt: string, linkTo: string | null) {
  const shown = { position: 'home', sort: 1, status: 'on' }
  return { bannerID, imageUrl: `/${bannerID}.svg`, alt, linkTo, ...shown }
}

export type Answer = Response | Promise<Response> | object | number

/** Has the provider answer as in {@link answers}, except for what is said here. */
export function provide(changed: Partial<Record<Path, () => Answer>> = {}): void {
  const all: Record<string, unknown> = answers
  const changes: Record<string, (() => Answer) | undefined> = changed
  setTransport(async ({ url }) => {
    const { pathname } = new URL(url)
    const answer = changes[pathname] ? await changes[pathname]() : all[pathname]
    return answer instanceof Response ? answer : Response.json(answer)
  })
}

export const broken = () => new Response('<html>502</html>', { status: 502 })
export const silent = () => new Promise<Response>(() => {})

function makeStore(userId: string) {
  const player = {
    id: userId,
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

interface DashboardOptions {
  locale?: Locale
  address?: string
  store?: ReturnType<typeof makeStore>
}

/** The page of player `u1` at `address`, in everything that the app puts around it. */
export async function renderDashboard(options: DashboardOptions = {}) {
  const { locale = 'en', address = '/dashboard/analytics', store = makeStore('u1') } = options
  const { messages, componentTexts } = await loadMember(locale)
  const rendered = render(
    <Provider store={store}>
      <IntlProvider locale={locale} messages={messages}>
        <AppearanceProvider componentTexts={componentTexts}>
          <MemoryRouter initialEntries={[address]}>
            <main>
              <DashboardPage />
            </main>
            <Address />
          </MemoryRouter>
        </AppearanceProvider>
      </IntlProvider>
    </Provider>,
  )
  return { ...rendered, store, user: userEvent.setup() }
}

function Address() {
  return <output>{useLocation().search}</output>
}
