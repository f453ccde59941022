import type { UnknownAction } from '@reduxjs/toolkit'
import { type CartRoot, cartFollowed, selectCart } from './cartSlice'
import { cartKey, isSameCart, keepCartState, readCartState } from './cartState'

interface CartStore {
  getState(): CartRoot
  dispatch: (action: UnknownAction) => unknown
  subscribe(listener: () => void): () => void
}

const watched = new WeakSet<CartStore>()

/** Keeps `berry-cart` equal to the store, and follows the other tabs; once a store, for good. */
export function watchCart(store: CartStore): void {
  if (watched.has(store)) return
  watched.add(store)
  let lastStored = store.getState().cart
  let following = false

  store.subscribe(() => {
    const { cart } = store.getState()
    if (cart === undefined || cart === lastStored) return
    // The first state is what was read. What comes from another tab is kept already: written again,
    // two tabs could hand each other an old cart for ever.
    if (lastStored !== undefined && !following) keepCartState(cart)
    lastStored = cart
  })

  window.addEventListener('storage', ({ key }) => {
    // A null key: the other tab cleared everything. What is kept behind the calls stands.
    if (key !== cartKey) return
    const elsewhere = readCartState()
    if (isSameCart(elsewhere, selectCart(store.getState()))) return
    following = true
    store.dispatch(cartFollowed(elsewhere))
    following = false
  })
}
