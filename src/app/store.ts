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

/** Slices that `member.ts` adds when the member area is loaded, so that the login page stays small. */
type MemberSlices = WithSlice<typeof api> & WithSlice<typeof balanceRefreshSlice>

/** Slices that `shopCart.tsx` adds with the first page of the shop. */
type ShopSlices = WithSlice<typeof cartSlice>

/** Slices that `admin/openAdminArea.ts` adds for staff. */
type AdminSlices = WithSlice<typeof adminApi>

export const rootReducer = combineSlices(
  sessionSlice,
  appearanceSlice,
  toastSlice,
).withLazyLoadedSlices<MemberSlices & ShopSlices & AdminSlices>()

export const dynamicMiddleware = createDynamicMiddleware()

/**
 * Disables Toolkit's development checks. They walk through the whole state at every action, which takes seconds
 * with ten thousand rows. They find nothing here: data in the store comes through a schema or from a slice, and
 * Immer has frozen it.
 */
const withoutChecks = import.meta.env.DEV ? { immutableCheck: false, serializableCheck: false } : {}

export function makeStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults(withoutChecks).concat(dynamicMiddleware.middleware),
    // Renders changes of a response at once. By default they wait for the next frame, which then has to render,
    // lay out and paint in one go.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  })
}

export type AppStore = ReturnType<typeof makeStore>

/** The member area's slices are undefined until it is loaded. */
export type RootState = ReturnType<AppStore['getState']>
