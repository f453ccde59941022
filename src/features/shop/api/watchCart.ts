import type { UnknownAction } from '@reduxjs/toolkit'
import { type CartRoot, cartFollowed, selectCart } from './cartSlice'
import { cartKey, isSameCart, keepCartState, readCartState } from './cartState'

interface CartStore {
  getState(): CartRoot
  dispatch: (action: UnknownAction) => unknown
  subscribe(listener: () => void): () => void
}

const watched = new WeakSet<CartStore>()

/**
 * Keeps `berry-cart` equal to the store and follows other tabs; watches each store only once, permanently.
 */
export function watchCart(store: CartStore): void {
  if (watched.has(store)) return
  watched.add(store)
  let lastStored = store.getState().cart
  let following = false

  store.subscribe(() => {
    const { cart } = store.getState()
    if (cart === undefined || cart === lastStored) return
    // The first state was read from storage. A cart from another tab is already stored: storing it again
    // could make two tabs exchange an old cart endlessly.
    if (lastStored !== undefined && !following) keepCartState(cart)
    lastStored = cart
  })

  window.addEventListener('storage', ({ key }) => {
    // A null key: the other tab cleared all storage. The handlers' data stays.
    if (key !== cartKey) return
    const elsewhere = readCartState()
    if (isSameCart(elsewhere, selectCart(store.getState()))) return
    following = true
    store.dispatch(cartFollowed(elsewhere))
    following = false
  })
}
