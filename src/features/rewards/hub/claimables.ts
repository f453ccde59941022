import type { InviteSetting, InviteSummary } from '#contract/invite/invite'
import type { Cashback } from '#contract/rewards/rewards'
import type { Satang } from '#lib/money'

/** A claimable amount. */
export interface Found {
  id: string
  amount: Satang
  /** Claim deadline in milliseconds since 1970; null for no deadline. */
  until: number | null
}

/** Extracts what can be claimed now from the loaded lists. */
export const claimables = {
  cashback: (rows: readonly Cashback[]): Found[] =>
    rows
      .filter(({ status }) => status === 'claimable')
      .map(({ cashbackId, amount, claimUntil }) => ({
        id: cashbackId,
        amount,
        until: claimUntil,
      })),
  invite: ([setting, summary]: [InviteSetting, InviteSummary]): Found[] => {
    const amount = summary.availableCommission
    const enough = amount > 0 && amount >= setting.minClaim
    return enough ? [{ id: 'invite', amount, until: null }] : []
  },
}
