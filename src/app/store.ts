import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type WithSlice,
} from '@reduxjs/toolkit'
import type { api } from '#api/client/api'
import type { balanceRefreshSlice } from '#api/money/balanceRefresh'
import { sessionSlice } from '#api/session/session'
import type { adminApi } from '#features/admin/api/adminApi'
import type { cartSlice } from '#features/shop/api/cartSlice'
import { appearanceSlice } from '#ui/appearance/appearanceSlice'
import { toastSlice } from '#ui/toast/toastSlice'

/** What `member.ts` adds when the member area is loaded: nothing of it weighs on the login page. */
type MemberSlices = WithSlice<typeof api> & WithSlice<typeof balanceRefreshSlice>

/** What `shopCart.tsx` adds with the first page of the shop. */
type ShopSlices = WithSlice<typeof cartSlice>

/** What `admin/openAdminArea.ts` adds for the staff. */
type AdminSlices = WithSlice<typeof adminApi>

export const rootReducer = combineSlices(
  sessionSlice,
  appearanceSlice,
  toastSlice,
).withLazyLoadedSlices<MemberSlices & ShopSlices & AdminSlices>()

export const dynamicMiddleware = createDynamicMiddleware()

/**
 * Toolkit's checks while developing walk through all state at every action, seconds with ten thousand rows,
 * and find nothing here: what is in the store comes through a schema or from a slice, and Immer has frozen it.
 */
const withoutChecks = import.meta.env.DEV ? { immutableCheck: false, serializableCheck: false } : {}

export function makeStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults(withoutChecks).concat(dynamicMiddleware.middleware),
    // What an answer changes is rendered at once. The usual way is within the next frame, which then has to
    // render, lay out and paint in one go.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  })
}

export type AppStore = ReturnType<typeof makeStore>

/** The member area's slices are missing until it is loaded. */
export type RootState = ReturnType<AppStore['getState']>
