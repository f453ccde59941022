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
 * Adds the parts that only members need to a store: the response cache and the balance refresh. Runs once per
 * store. The cache stays watched permanently, because it must be emptied when the session ends.
 */
export function openMemberArea(store: AppStore): void {
  if (opened.has(store)) return
  opened.add(store)
  rootReducer.inject(api)
  rootReducer.inject(balanceRefreshSlice)
  dynamicMiddleware.addMiddleware(api.middleware)
  // The next action initialises the new slices.
  store.dispatch(memberAreaOpened())
  watchData(store)
  // Tells polling queries whether the page is visible.
  setupListeners(store.dispatch)
  const { player, loggedInAt } = store.getState().session
  const known = player && lastCredit(player.id)
  if (player !== null && loggedInAt !== null) {
    store.dispatch(balanceAtLogin(player, loggedInAt))
    // The simulated back ends may have changed the balance since the login response.
    if (isMocked) whenSettled(() => void store.dispatch(askBalanceAnew(player.id)))
  } else if (player !== null && known !== null) {
    store.dispatch(balanceOfLastVisit(player.id, known))
    void store.dispatch(askBalanceAnew(player.id))
  }
  // Not awaited: no page needs open requests to be reconciled first.
  void import('#api/payments/reconcile').then(({ reconcile }) => reconcile(store))
  // A tab whose player is busy may hold a store that another tab needs, so it must not wait until it is idle.
  void import('#pwa/update').then(({ watchUpdatesOfOtherTabs }) => watchUpdatesOfOtherTabs())
  // From here on the device stores data that the player would miss.
  void persistStorage()
}
