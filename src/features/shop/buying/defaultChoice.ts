import type { Product } from '#contract/shop/product'
import type { Choice } from '../api/cart'

/** One of a product as it comes: in its first colour and size. */
export function defaultChoice({ id, colors, sizes }: Product): Choice {
  return { id, color: colors[0] ?? '', size: sizes[0] ?? '', quantity: 1 }
}
