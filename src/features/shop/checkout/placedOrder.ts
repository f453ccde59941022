import type { PaymentMethod } from '#contract/shop/cart'
import type { Satang } from '#lib/money'
import type { CartState } from '../api/cartState'

/** What is told of an order after its cart has been emptied. */
export interface PlacedOrder {
  /** Pieces, not lines. */
  readonly count: number
  readonly total: Satang
  /** Who it goes to. */
  readonly name: string
  readonly method: PaymentMethod
  /** Masked; empty when the card is not how it is paid. */
  readonly card: string
}

export function countOf({ products }: Pick<CartState, 'products'>): number {
  return products.reduce((sum, { quantity }) => sum + quantity, 0)
}

export function placedOrder(cart: CartState, method: PaymentMethod, card: string): PlacedOrder {
  const { total, billing } = cart
  return {
    count: countOf(cart),
    total,
    name: billing?.name ?? '',
    method,
    card: method === 'card' ? card : '',
  }
}
