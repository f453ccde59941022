import { useOnline } from '#api/client/refetch'
import type { Protected } from '#api/protection/protection'
import { useErrorText } from '#ui/intl/useErrorText'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'

interface Props {
  outcome: Protected | null
  /** Message shown once the action applies. */
  applied: string
}

/** Result of a protective action: applied, applied but not sent yet, or refused. */
export function ProtectedNote({ outcome, applied }: Props) {
  const text = useText()
  const errorText = useErrorText()
  const isOnline = useOnline()
  if (outcome === null) return null
  if (outcome.phase === 'refused') return <Note tone="error">{errorText(outcome.failure)}</Note>
  return (
    <Note tone="success">
      {applied}
      {outcome.phase === 'queued' &&
        ` ${text(isOnline ? 'account.limits.sentAgain' : 'account.limits.willBeSent')}`}
      {outcome.phase === 'queued' && !outcome.isStored && ` ${text('account.limits.notKept')}`}
    </Note>
  )
}
