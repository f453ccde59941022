import { type ReactNode, use } from 'react'
import { ErrorState } from '../state/ErrorState'
import { Loading } from '../state/Loading'
import { FailureHelpContext } from './failureHelp'
import type { Loaded } from './loaded'
import { StaleLine } from './StaleLine'
import { useErrorMessage } from './useErrorMessage'

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
