import type { Failure } from '#contract/failure'
import { memberPaths } from '#lib/paths/member'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/EmptyState'
import { ButtonLink } from '../ButtonLink'

interface UnknownTransactionProps {
  kind: 'deposit' | 'withdraw'
}

/** Providers say “forbidden” of what another player has, and so that nobody can tell, of what nobody has. */
export function isUnknown(failure: Failure | null): boolean {
  return failure?.kind === 'http' && (failure.status === 403 || failure.message === 'notfound')
}

/** The address names a deposit or withdrawal that this player does not have. */
export function UnknownTransaction({ kind }: UnknownTransactionProps) {
  const text = useText()
  return (
    <EmptyState
      title={text(`wallet.${kind}.unknownTitle`)}
      message={text('wallet.unknownMeans')}
      action={
        <>
          <ButtonLink to={memberPaths.history} variant="contained">
            {text('wallet.history.title')}
          </ButtonLink>
          <ButtonLink to={memberPaths[kind]} variant="outlined">
            {text(`wallet.${kind}.title`)}
          </ButtonLink>
        </>
      }
    />
  )
}
