import type { Refusal } from '#lib/refusal'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { useText } from '#ui/intl/useText'

interface Props {
  hindrance: Refusal | 'nothing'
}

/** In place of the button: why there is none. */
export function ClaimHindrance({ hindrance }: Props) {
  const text = useText()
  const refusalText = useRefusalText()
  return <p>{hindrance === 'nothing' ? text('invite.claim.nothing') : refusalText(hindrance)}</p>
}
