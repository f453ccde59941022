import { createAction } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { adminApi, setAdminTransport } from '#features/admin/api/adminApi'
import { watchAdminData } from '#features/admin/api/watchAdminData'
import { isMocked } from '#lib/environment'
import { type AppStore, dynamicMiddleware, rootReducer } from '../store'
import { answerStaff } from './answerStaff'

const adminAreaOpened = createAction('app/adminAreaOpened')

const opened = new WeakSet<AppStore>()

/** Adds the back office's cache to a store and sets the transport of its requests. Runs once per store. */
export function openAdminArea(store: AppStore): void {
  if (opened.has(store)) return
  opened.add(store)
  if (isMocked) setAdminTransport(answerStaff)
  rootReducer.inject(adminApi)
  dynamicMiddleware.addMiddleware(adminApi.middleware)
  // The next action initialises the new slice.
  store.dispatch(adminAreaOpened())
  setupListeners(store.dispatch)
  watchAdminData(store.dispatch)
}
