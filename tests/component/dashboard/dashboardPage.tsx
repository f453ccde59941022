import { setTransport } from '#api/client/transport'
import { DashboardPage } from '#features/dashboard/DashboardPage'
import type { Locale } from '#ui/intl/locale'
import type { loggedIn } from '../../appStore'
import {
  cashbackOnWire,
  promotionLockOnWire,
  protectionOnWire,
  walletOnWire,
  walletPromotionOnWire,
} from '../memberAnswers'
import { renderApp } from '../renderApp'
import { depositOnWire, withdrawOnWire } from '../wallet/walletRecords'

export const paths = {
  balance: '/userbalance/balance/u1',
  deposits: '/userbalance/history/u1',
  withdraws: '/userbalance/withdrawhistory/u1',
  banners: '/setting/banner',
  website: '/setting/websetting',
  cashback: '/userbalance/cashback/u1',
  wheel: '/userbalance/wheelpoint/u1',
  wallet: '/userbalance/wallet/u1',
  available: '/usersystem/getavailablepromotion/u1',
  notifications: '/usersystem/notification/u1',
  protection: '/usersystem/limits/u1',
  openDeposit: '/userbalance/transaction/deposit/D1',
  transferBanks: '/a7c41f/banklist',
} as const

type Path = (typeof paths)[keyof typeof paths]

/** The provider’s data in these tests: one of everything. */
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
      own: 950.75,
      bonus: 300,
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
  [paths.website]: { data: [{}] },
  [paths.banners]: {
    data: [bannerOnWire('b1', 'First offer', '/help'), bannerOnWire('b2', 'Second offer', null)],
  },
}

export function bannerOnWire(bannerID: string, alt: string, linkTo: string | null) {
  const shown = { position: 'home', sort: 1, status: 'on' }
  return { bannerID, imageUrl: `/${bannerID}.svg`, alt, linkTo, ...shown }
}

export type Answer = Response | Promise<Response> | object | number

/** Answers as in {@link answers}, except for `changed`. */
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

interface DashboardOptions {
  locale?: Locale
  path?: string
  store?: ReturnType<typeof loggedIn>
}

/** Renders the page of player `u1` at `path`. */
export function renderDashboard(options: DashboardOptions = {}) {
  // jsdom cannot scroll; banners move automatically in slow tests.
  Element.prototype.scrollBy = () => {}
  return renderApp(<DashboardPage />, { path: '/dashboard/analytics', texts: 'member', ...options })
}
