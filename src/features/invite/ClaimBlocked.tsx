import type { Refusal } from '#lib/refusal'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { useText } from '#ui/intl/useText'

interface Props {
  blockedReason: Refusal | 'nothing'
}

/** In place of the button: why there is none. */
export function ClaimBlocked({ blockedReason }: Props) {
  const text = useText()
  const refusalText = useRefusalText()
  return (
    <p>{blockedReason === 'nothing' ? text('invite.claim.nothing') : refusalText(blockedReason)}</p>
  )
}
