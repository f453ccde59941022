import { createAction } from '@reduxjs/toolkit'
import { type ComponentType, useLayoutEffect } from 'react'
import { cartSlice } from '#features/shop/api/cartSlice'
import { watchCart } from '#features/shop/api/watchCart'
import { type AppStore, rootReducer } from '../store'
import { useAppStore } from '../useAppStore'

const shopOpened = createAction('app/shopOpened')

const opened = new WeakSet<AppStore>()

/** Adds the demo shop's cart to a store, with its saved content. Runs once per store. */
export function openShop(store: AppStore): void {
  if (opened.has(store)) return
  opened.add(store)
  rootReducer.inject(cartSlice)
  // The next action initialises the new slice.
  store.dispatch(shopOpened())
  watchCart(store)
}

/** @returns the page, rendered with the cart in the store before the page's first request */
export function withCart(Page: ComponentType): ComponentType {
  return function ShopPage() {
    const store = useAppStore()
    useLayoutEffect(() => openShop(store), [store])
    return <Page />
  }
}
