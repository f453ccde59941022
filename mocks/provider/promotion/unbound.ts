import type { LedgerType } from '../database/rows'

/** Money that the player sends in, or takes out. */
export const moved: readonly LedgerType[] = ['deposit', 'withdraw_hold', 'withdraw_release']

/**
 * What is bound to no turnover when it comes: the player's own. Codes and cashback are not among them:
 * whether they are bound is their own rule.
 */
export const unbound: readonly LedgerType[] = [
  ...moved,
  'wheel',
  'invite',
  'adjust_add',
  'adjust_sub',
]
