import type { InviteSetting } from '#contract/invite/invite'
import { type Block, blockRefusal } from '#contract/protection/limits'
import type { Satang } from '#lib/money'
import type { Refusal } from '#lib/refusal'

/**
 * Why commission cannot be claimed now: as the provider would say it, or that there is none. What was earned
 * stays to be claimed where invitations earn no more.
 */
export function blockedReasonOf(
  available: Satang,
  { enabled, minClaim }: Pick<InviteSetting, 'enabled' | 'minClaim'>,
  block: Block | null,
): Refusal | 'nothing' | null {
  if (block !== null) return blockRefusal(block)
  if (available === 0) return enabled ? 'nothing' : { code: 'notavailable' }
  return available < minClaim ? { code: 'inviteclaimmin', values: { min: minClaim } } : null
}
