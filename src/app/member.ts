import { createAction } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { watchData } from '#api/cache/watchData'
import { api } from '#api/client/api'
import { balanceRefreshSlice } from '#api/money/balanceRefresh'
import { askBalanceAnew, balanceAtLogin, balanceOfLastVisit } from '#api/money/wallet'
import { isMocked } from '#lib/environment'
import { whenSettled } from '#lib/whenSettled'
import { persistStorage } from '#pwa/storage'
import { lastCredit } from './startupSnapshot/startupSnapshot'
import { type AppStore, dynamicMiddleware, rootReducer } from './store'

const memberAreaOpened = createAction('app/memberAreaOpened')

const opened = new WeakSet<AppStore>()

/**
 * Gives a store what only members need: the cache of answers and the balance refresh. Once a store;
 * the cache is watched from then on for good, because it must be emptied when the session ends.
 */
export function openMemberArea(store: AppStore): void {
  if (opened.has(store)) return
  opened.add(store)
  rootReducer.inject(api)
  rootReducer.inject(balanceRefreshSlice)
  dynamicMiddleware.addMiddleware(api.middleware)
  // The new slices are filled with the next action.
  store.dispatch(memberAreaOpened())
  watchData(store)
  // Tells the queries that ask again by themselves whether the page is looked at.
  setupListeners(store.dispatch)
  const { player, loggedInAt } = store.getState().session
  const known = player && lastCredit(player.id)
  if (player !== null && loggedInAt !== null) {
    store.dispatch(balanceAtLogin(player, loggedInAt))
    // What the simulated back ends have done meanwhile may be more than their login tells.
    if (isMocked) whenSettled(() => void store.dispatch(askBalanceAnew(player.id)))
  } else if (player !== null && known !== null) {
    store.dispatch(balanceOfLastVisit(player.id, known))
    void store.dispatch(askBalanceAnew(player.id))
  }
  // No page waits for it: open requests are reconciled when there is time.
  void import('#api/payments/reconcile').then(({ reconcile }) => reconcile(store))
  // A tab whose player is busy may hold a store that another one needs: it must not wait until it is idle.
  void import('#pwa/update').then(({ hearTabs }) => hearTabs())
  // From here on the device keeps what a player would miss.
  void persistStorage()
}
