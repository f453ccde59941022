/** The app's own store, as with the member area and the shop open. */
import { api } from '#api/client/api'
import { balanceRefreshSlice } from '#api/money/balanceRefresh'
import { login } from '#api/session/session'
import { type AppStore, dynamicMiddleware, makeStore, rootReducer } from '#app/store'
import type { Player } from '#contract/account/account'
import { cartSlice } from '#features/shop/api/cartSlice'
import { satang } from '#lib/money'

// Without their background tasks.
rootReducer.inject(api)
rootReducer.inject(balanceRefreshSlice)
rootReducer.inject(cartSlice)
dynamicMiddleware.addMiddleware(api.middleware)

/** Default logged-in player. */
export const player: Player = {
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

/** Makes a store with a logged-in player; `makeStore()` makes one without. */
export function loggedIn(who: Partial<Player> = {}): AppStore {
  const store = makeStore()
  const session = { player: { ...player, ...who }, isStored: true, loggedInAt: null }
  const credentials = { username: player.username, password: '' }
  store.dispatch(login.fulfilled(session, 'test', credentials))
  return store
}
