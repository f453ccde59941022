import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type WithSlice,
} from '@reduxjs/toolkit'
import type { api } from '../api/api'
import type { balanceRefreshSlice } from '../api/balanceRefresh'
import { sessionSlice } from '../api/session'
import { appearanceSlice } from '../ui/appearance/appearanceSlice'
import { toastSlice } from '../ui/toast/toastSlice'

/** What `member.ts` adds when the member area is loaded: nothing of it weighs on the login page. */
type MemberSlices = WithSlice<typeof api> & WithSlice<typeof balanceRefreshSlice>

export const rootReducer = combineSlices(
  sessionSlice,
  appearanceSlice,
  toastSlice,
).withLazyLoadedSlices<MemberSlices>()

export const dynamicMiddleware = createDynamicMiddleware()

export function makeStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(dynamicMiddleware.middleware),
  })
}

export type AppStore = ReturnType<typeof makeStore>

/** The member area's slices are missing until it is loaded. */
export type RootState = ReturnType<AppStore['getState']>
