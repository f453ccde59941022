import type { Satang } from '#lib/money'

/** What came of a discount code. */
export type CouponResult =
  | { readonly kind: 'given'; readonly code: string; readonly amount: Satang }
  /** Worth nothing: the shop does not know it. */
  | { readonly kind: 'none'; readonly code: string }
  | { readonly kind: 'removed' }
  | { readonly kind: 'failed'; readonly reason: string }
