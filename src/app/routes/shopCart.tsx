import { createAction } from '@reduxjs/toolkit'
import { type ComponentType, useLayoutEffect } from 'react'
import { cartSlice } from '#features/shop/api/cartSlice'
import { watchCart } from '#features/shop/api/watchCart'
import { type AppStore, rootReducer } from '../store'
import { useAppStore } from '../useAppStore'

const shopOpened = createAction('app/shopOpened')

const opened = new WeakSet<AppStore>()

/** Gives a store the demo shop's cart, as it was kept; once a store. */
export function openShop(store: AppStore): void {
  if (opened.has(store)) return
  opened.add(store)
  rootReducer.inject(cartSlice)
  // The new slice is filled with the next action.
  store.dispatch(shopOpened())
  watchCart(store)
}

/** The page, with the cart in the store before its first load is asked for. */
export function withCart(Page: ComponentType): ComponentType {
  return function ShopPage() {
    const store = useAppStore()
    useLayoutEffect(() => openShop(store), [store])
    return <Page />
  }
}
