import type { InviteSetting, InviteSummary } from '#contract/invite/invite'
import type { Cashback } from '#contract/rewards/rewards'
import type { Satang } from '#lib/money'

/** An amount that waits to be claimed. */
export interface Found {
  id: string
  amount: Satang
  /** Until when, in milliseconds since 1970; null for without end. */
  until: number | null
}

/** What of the loaded lists can be claimed now. */
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
