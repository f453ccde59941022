import { styled } from '@mui/material/styles'
import { type ReactNode, use } from 'react'
import { BusyButton } from '../form/BusyButton'
import { useText } from '../intl/useText'
import { AsOf } from '../state/AsOf'
import { ErrorState } from '../state/ErrorState'
import { Loading } from '../state/Loading'
import type { Loaded } from './loaded'
import { FailureHelpContext, useErrorMessage } from './useErrorMessage'

interface LoadAreaProps<T> {
  state: Loaded<T>
  /** In the shape of the content: nothing may move when that comes. */
  skeleton: ReactNode
  children: (value: T, asOf: number) => ReactNode
}

/**
 * One load: skeleton, content, or the error in its place. Content that came once stays; when it cannot
 * be had afresh, its time and the reason stand above it.
 */
export function LoadArea<T>({ state, skeleton, children }: LoadAreaProps<T>) {
  const { answer, failure, busy, retry } = state
  const errorMessage = useErrorMessage()
  const helpFor = use(FailureHelpContext)
  const help = failure && helpFor(failure)
  if (answer) {
    return (
      <>
        {failure && (
          <StaleLine
            asOf={answer.asOf}
            reason={errorMessage(failure)}
            busy={busy}
            onRetry={retry}
          />
        )}
        {help}
        {children(answer.value, answer.asOf)}
      </>
    )
  }
  return failure ? (
    <ErrorState message={errorMessage(failure)} onRetry={retry} busy={busy} help={help} />
  ) : (
    <Loading>{skeleton}</Loading>
  )
}

interface StaleLineProps {
  /** When what stands below was given, in milliseconds since 1970. */
  asOf: number
  /** Why there is nothing newer. */
  reason: string
  busy: boolean
  onRetry: () => void
}

/** Above an old answer: its time, why there is no newer one, and a way to ask again. */
function StaleLine({ asOf, reason, busy, onRetry }: StaleLineProps) {
  const text = useText()
  return (
    <Line>
      <TextColumn>
        <AsOf asOf={asOf} isStale />
        <Reason>{reason}</Reason>
      </TextColumn>
      <BusyButton size="small" onClick={onRetry} busy={busy}>
        {text('ui.retry')}
      </BusyButton>
    </Line>
  )
}

const Line = styled('output')({ display: 'flex', alignItems: 'center', gap: 8, marginBottom: 8 })

const TextColumn = styled('span')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
})

const Reason = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.error.readable,
  overflowWrap: 'anywhere',
}))
