// needs a window
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '#api/client/api'
import { setTransport } from '#api/client/transport'
import { openShop } from '#app/routes/shopCart'
import { makeStore as makeAppStore } from '#app/store'
import { shopPaths } from '#contract/shop/paths'
import { shopCartApi } from '#features/shop/api/cart'
import {
  cartFollowed,
  cartSlice,
  selectCart,
  stepAdvanced,
  stepBack,
  stepSet,
} from '#features/shop/api/cartSlice'
import { cartKey, readCartState } from '#features/shop/api/cartState'
import { shopOrdersApi } from '#features/shop/api/orders'
import { watchCart } from '#features/shop/api/watchCart'

/** Initial state of a checkout. */
const initial = {
  step: 0,
  products: [],
  subtotal: 0,
  total: 0,
  discount: 0,
  code: '',
  shipping: 0,
  billing: null,
  payment: { type: 'free', method: 'cod', card: '' },
}

const address = {
  id: '1',
  name: 'มาลี <b>',
  destination: 'home',
  building: '',
  street: 'Charoen Krung 42',
  city: 'Bang Rak',
  state: '',
  country: '',
  post: '10500',
  phone: '081',
  isDefault: true,
}

const line = {
  itemId: 'a1',
  id: '1',
  name: 'Pixel Crown Cap',
  description: '',
  salePrice: 590,
  offerPrice: 449,
  discount: 24,
  gender: 'kids',
  categories: [],
  colors: [],
  rating: 4.5,
  popularity: 5,
  isStock: true,
  date: '2026-11-19T00:00:00.000Z',
  created: '2026-09-19T00:00:00.000Z',
  color: 'blue',
  size: '',
  quantity: 2,
}

/** Cart as it is on the wire and in storage. */
const cart = {
  products: [line],
  subtotal: 898,
  total: 898,
  discount: 0,
  shipping: 0,
  billing: address,
  payment: { type: 'free', method: 'cod', card: '' },
}

/** Answer to an order of this cart. */
const order = {
  id: 'SHOP-1001',
  date: '2026-11-19T00:00:00.000Z',
  lines: [],
  discount: 0,
  code: '',
  shipping: 0,
  total: 898,
  address,
  delivery: 'free',
  method: 'cod',
  card: '',
  reached: [],
}

function makeStore() {
  const store = configureStore({
    reducer: combineReducers({ cart: cartSlice.reducer, [api.reducerPath]: api.reducer }),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  const stop = vi.spyOn(window, 'addEventListener')
  watchCart(store)
  heard.push(...stop.mock.calls.map(([, listener]) => listener))
  stop.mockRestore()
  return store
}

/** Storage listeners, removed after each test so that no test receives another's events. */
const heard: EventListenerOrEventListenerObject[] = []

const keep = (value: unknown) => localStorage.setItem(cartKey, JSON.stringify(value))
const kept = () => JSON.parse(localStorage.getItem(cartKey) ?? 'null')
const otherTab = (value: unknown) => {
  keep(value)
  window.dispatchEvent(new StorageEvent('storage', { key: cartKey }))
}
const answer = (cartNow: unknown) =>
  setTransport(async (request) =>
    Response.json(
      new URL(request.url).pathname === shopPaths.cart ? cartNow : { billing: address },
    ),
  )
const load = (store: ReturnType<typeof makeStore>) =>
  store.dispatch(shopCartApi.endpoints.cart.initiate(undefined, { forceRefetch: true }))

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const listener of heard.splice(0)) window.removeEventListener('storage', listener)
})

test('the initial state and the storage key prefix are as specified', () => {
  expect(makeStore().getState().cart).toEqual(initial)
  expect(cartKey).toMatch(/^berry-/)
})

describe('the stored checkout', () => {
  test('the checkout is restored with its step', async () => {
    const store = makeStore()
    answer(cart)
    await load(store)
    store.dispatch(stepSet(2))
    expect(kept()).toMatchObject({ step: 2, total: 898, billing: { name: 'มาลี <b>' } })
    const again = makeStore()
    expect(selectCart(again.getState())).toEqual(selectCart(store.getState()))
  })

  test.each([
    ['no JSON', '{"step":'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['a step beyond the last', JSON.stringify({ ...cart, step: 7 })],
    ['a half step', JSON.stringify({ ...cart, step: 0.5 })],
    ['a negative total', JSON.stringify({ ...cart, step: 1, total: -5 })],
    ['lines that are none', JSON.stringify({ ...cart, step: 1, products: [{ id: '1' }] })],
    ['an unknown payment method', JSON.stringify({ ...cart, step: 1, payment: {} })],
    [
      'a quantity that is text',
      JSON.stringify({ ...cart, step: 0, products: [{ ...line, quantity: '2' }] }),
    ],
    ['a prototype', '{"__proto__":{"step":1}}'],
  ])('a stored checkout with %s is dropped', (_, text) => {
    localStorage.setItem(cartKey, text)
    expect(makeStore().getState().cart).toEqual(initial)
  })

  test('a stored step that the cart does not allow is reduced', () => {
    keep({ ...cart, billing: null, step: 2 })
    expect(readCartState().step).toBe(1)
    keep({ ...cart, products: [], step: 2 })
    expect(readCartState().step).toBe(0)
  })

  test('without storage, the checkout starts empty and works', () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    keep({ ...cart, step: 0 })
    const sound = readCartState()
    const read = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const store = makeStore()
    store.dispatch(cartFollowed(sound))
    store.dispatch(stepAdvanced())
    expect(selectCart(store.getState()).step).toBe(1)
    read.mockRestore()
    write.mockRestore()
  })
})

describe('the steps of the checkout', () => {
  test('the steps move one at a time or to a given step, only as far as the cart allows', () => {
    keep({ ...cart, step: 0 })
    const store = makeStore()
    const step = () => selectCart(store.getState()).step
    store.dispatch(stepBack())
    expect(step()).toBe(0)
    for (const wanted of [1, 2, 2]) {
      store.dispatch(stepAdvanced())
      expect(step()).toBe(wanted)
    }
    store.dispatch(stepBack())
    expect(step()).toBe(1)
    store.dispatch(stepSet(99))
    expect(step()).toBe(2)
    store.dispatch(stepSet(-1))
    expect(step()).toBe(0)
  })

  test('the billing step is closed for an empty cart', () => {
    const store = makeStore()
    store.dispatch(stepSet(1))
    expect(selectCart(store.getState()).step).toBe(0)
  })

  test('choosing an address opens the payment step at once', async () => {
    keep({ ...cart, billing: null, step: 1 })
    const store = makeStore()
    answer({ ...cart, billing: null })
    await store.dispatch(shopCartApi.endpoints.chooseBilling.initiate(address))
    store.dispatch(stepAdvanced())
    expect(selectCart(store.getState())).toMatchObject({ step: 2, billing: address })
  })
})

test('the answers of the handlers replace the stored state', async () => {
  keep({ ...cart, step: 2 })
  const store = makeStore()
  answer({ ...cart, products: [], subtotal: 0, total: 0 })
  await load(store)
  expect(selectCart(store.getState())).toMatchObject({ step: 0, products: [], total: 0 })
  await vi.waitFor(() => expect(kept()).toMatchObject({ step: 0, products: [] }))
})

test('an order resets the checkout to its initial state', async () => {
  keep({ ...cart, step: 2 })
  const store = makeStore()
  setTransport(async () => Response.json(order))
  await store.dispatch(shopOrdersApi.endpoints.placeOrder.initiate('r1'))
  expect(store.getState().cart).toEqual(initial)
  await vi.waitFor(() => expect(kept()).toEqual(initial))
})

describe('the checkout and other tabs', () => {
  test("the checkout follows another tab's cart, but not its step, and writes nothing back", () => {
    keep({ ...cart, step: 1 })
    const store = makeStore()
    const write = vi.spyOn(Storage.prototype, 'setItem')
    otherTab({ ...cart, step: 2, discount: 5, total: 893 })
    expect(selectCart(store.getState())).toMatchObject({ step: 1, discount: 500, total: 89_300 })
    expect(write).toHaveBeenCalledOnce()
    write.mockRestore()
  })

  test('an order in another tab empties the cart here', () => {
    keep({ ...cart, step: 2 })
    const store = makeStore()
    otherTab(initial)
    expect(store.getState().cart).toEqual(initial)
  })

  test('invalid or unrelated values of another tab never lead to a step that is not allowed', () => {
    keep({ ...cart, step: 2 })
    const store = makeStore()
    window.dispatchEvent(new StorageEvent('storage', { key: 'berry-config' }))
    expect(selectCart(store.getState()).step).toBe(2)
    otherTab({ step: 'x' })
    expect(store.getState().cart).toEqual(initial)
  })
})

test("the app's store gets the stored cart when the shop opens", () => {
  keep({ ...cart, step: 1 })
  const store = makeAppStore()
  expect(store.getState().cart).toBeUndefined()
  openShop(store)
  openShop(store)
  expect(selectCart(store.getState())).toMatchObject({ step: 1, total: 89_800 })
})
