import type { Choice } from '../../../api/shopCart'
import type { Product } from '../../../contract/shopProduct'

/** One of a product as it comes: in its first colour and size. */
export function defaultChoice({ id, colors, sizes }: Product): Choice {
  return { id, color: colors[0] ?? '', size: sizes[0] ?? '', quantity: 1 }
}
