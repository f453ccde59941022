import type { InviteSetting } from '#contract/invite/invite'
import { type Block, blockRefusal } from '#contract/protection/limits'
import type { Satang } from '#lib/money'
import type { Refusal } from '#lib/refusal'

/** Why commission cannot be claimed now: as the provider would say it, or that there is none. */
export function blockedReasonOf(
  available: Satang,
  { enabled, minClaim }: Pick<InviteSetting, 'enabled' | 'minClaim'>,
  block: Block | null,
): Refusal | 'nothing' | null {
  if (block !== null) return blockRefusal(block)
  if (!enabled) return { code: 'notavailable' }
  if (available === 0) return 'nothing'
  return available < minClaim ? { code: 'inviteclaimmin', values: { min: minClaim } } : null
}
