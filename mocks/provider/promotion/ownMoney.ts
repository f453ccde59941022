/** Which entries of the ledger count as the player's own money. */
import type { LedgerType } from '../database/rows'

/** Money that the player sends in, or takes out. */
export const moved: readonly LedgerType[] = ['deposit', 'withdraw_hold', 'withdraw_release']

/**
 * Entries without turnover: the player's own from the start. Codes and cashback are not among them, because
 * their own rules say whether they have any.
 */
export const unbound: readonly LedgerType[] = [
  ...moved,
  'wheel',
  'invite',
  'adjust_add',
  'adjust_sub',
]
