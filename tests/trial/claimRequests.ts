/** Requests that claim value or grant access. */
import { providerPaths } from '#contract/provider'
import type { Provider } from './provider'
import { inSheet, main, open, type RequestKind } from './requestKind'

/** @returns how many ledger entries of a type there are */
const entries = (type: string) => async (provider: Provider, userId: string) => {
  const rows = await provider.rows(userId, providerPaths.statement(userId))
  return rows.filter((row) => row['type'] === type).length
}

/** Requests for credit with turnover come after requests that need free credit. */
const whileCreditIsFree = ['Withdrawal']

export const claimRequests: RequestKind[] = [
  {
    name: 'Credit code',
    path: providerPaths.redeemCode(),
    page: () => '/rewards/code',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Code' }).fill('HELLO-2026')
      await open(main(page).getByRole('button', { name: 'Redeem' }))
      return inSheet(page, 'Redeem')
    },
    received: (page) => page.getByRole('heading', { name: /credited/ }),
    count: entries('code'),
  },
  {
    name: 'Cashback',
    path: providerPaths.cashbackClaim(),
    page: () => '/rewards/cashback',
    prepare: async (page) => {
      await open(main(page).getByRole('button', { name: /^Claim / }))
      return inSheet(page, /^Claim /)
    },
    received: (page) => page.getByRole('heading', { name: /credited/ }),
    after: whileCreditIsFree,
    count: entries('cashback'),
  },
  {
    name: 'Wheel',
    path: providerPaths.wheelSpin(),
    page: () => '/rewards/wheel',
    prepare: async (page) => main(page).getByRole('button', { name: 'Spin', exact: true }),
    received: (page) => page.getByText(/^Your result/),
    count: async (provider, userId) =>
      (await provider.rows(userId, providerPaths.wheelSpins(userId))).length,
  },
  {
    name: 'Commission',
    path: providerPaths.inviteClaim(),
    page: () => '/invite',
    prepare: async (page) => {
      await open(main(page).getByRole('button', { name: /^Claim / }))
      return inSheet(page, /^Claim /)
    },
    received: (page) => page.getByRole('heading', { name: /credited/ }),
    count: entries('invite'),
  },
  {
    name: 'Promotion',
    path: providerPaths.receivePromotion(),
    page: () => '/promotion/P6',
    prepare: async (page) => {
      await open(main(page).getByRole('button', { name: 'Claim', exact: true }))
      return inSheet(page, /^Claim/)
    },
    received: (page) => page.getByRole('heading', { name: 'Claimed', exact: true }),
    after: [...whileCreditIsFree, 'Cashback'],
    count: async (provider, userId) =>
      (await provider.rows(userId, providerPaths.receivedAll(userId))).length,
  },
  {
    name: 'Cancelling a promotion',
    path: providerPaths.cancelPromotion(),
    page: () => '/promotion/received',
    prepare: async (page) => {
      await open(main(page).getByRole('button', { name: 'Cancel this promotion' }))
      return inSheet(page, 'Cancel this promotion')
    },
    received: (page) => main(page).getByText(/^Promotion cancelled/),
    after: ['Promotion'],
  },
  {
    name: 'Opening a game',
    path: providerPaths.loginLink(),
    page: () => '/games',
    prepare: async (page) => main(page).getByRole('button', { name: 'Play Nova Reels' }),
    received: (page) => main(page).getByText('The game opens in a new tab.'),
  },
]
