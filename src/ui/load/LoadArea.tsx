import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { type ReactNode, use } from 'react'
import { isoOf } from '#lib/time'
import { BusyButton } from '../form/BusyButton'
import { AlertIcon, OfflineIcon } from '../icons/entry'
import { useFormat } from '../intl/useFormat'
import { useText } from '../intl/useText'
import { VisuallyHidden } from '../page/Page'
import { StateMessage } from '../state/StateMessage'
import type { Loaded } from './loaded'
import { FailureHelpContext, useErrorMessage } from './useErrorMessage'

interface LoadAreaProps<T> {
  state: Loaded<T>
  /** Has the shape of the content, so that nothing moves when the content appears. */
  skeleton: ReactNode
  children: (value: T, updatedAt: number) => ReactNode
}

/**
 * One load: skeleton, content, or the error in its place. Loaded content stays; if it cannot be refreshed, its
 * time and the reason appear above it.
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
            updatedAt={answer.updatedAt}
            reason={errorMessage(failure)}
            busy={busy}
            onRetry={retry}
          />
        )}
        {help}
        {children(answer.value, answer.updatedAt)}
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
  /** Time of the answer below, in milliseconds since 1970. */
  updatedAt: number
  /** Reason why there is no newer answer. */
  reason: string
  busy: boolean
  onRetry: () => void
}

/** Shown above an old answer: its time, why there is no newer one, and a retry button. */
function StaleLine({ updatedAt, reason, busy, onRetry }: StaleLineProps) {
  const text = useText()
  return (
    <Line>
      <TextColumn>
        <UpdatedAt updatedAt={updatedAt} isStale />
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

interface UpdatedAtProps {
  /** Time of the answer, in milliseconds since 1970. */
  updatedAt: number
  /** Whether it is a copy saved earlier, shown because no new answer came. */
  isStale: boolean
}

/** Age of the content. */
export function UpdatedAt({ updatedAt, isStale }: UpdatedAtProps) {
  const text = useText()
  const format = useFormat()
  return (
    <Age>
      {isStale && <OfflineIcon size={16} />}
      <time dateTime={isoOf(updatedAt)}>
        {text(isStale ? 'ui.updatedAtKept' : 'ui.updatedAt', { time: format.dateTime(updatedAt) })}
      </time>
    </Age>
  )
}

const Age = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: theme.palette.text.secondary,
}))

interface LoadingProps {
  /** Skeletons in the shape of the content. */
  children: ReactNode
}

/** Skeletons for sighted users, one word for screen readers. */
export function Loading({ children }: LoadingProps) {
  const text = useText()
  return (
    <>
      <VisuallyHidden as="output">{text('ui.loading')}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </>
  )
}

interface SkeletonBlockProps {
  /** Pixels. */
  height: number
}

/** Placeholder of a picture or chart. */
export function SkeletonBlock({ height }: SkeletonBlockProps) {
  return <Skeleton variant="rounded" height={height} width="100%" />
}

interface ErrorStateProps {
  title?: string
  /** Describes the failure for the user, mostly in the server's own words. */
  message: string
  onRetry: () => void
  /** Whether a retry is running. */
  busy?: boolean
  /** Further help for the user. */
  help?: ReactNode
}

/** A failed load with nothing to show. If an earlier answer exists, the caller shows that instead. */
export function ErrorState({ title, message, onRetry, busy = false, help }: ErrorStateProps) {
  const text = useText()
  return (
    <StateMessage
      role="alert"
      icon={<AlertIcon size={32} />}
      title={title ?? text('ui.errorTitle')}
      message={message}
      action={
        <>
          <BusyButton variant="outlined" onClick={onRetry} busy={busy}>
            {text('ui.retry')}
          </BusyButton>
          {help}
        </>
      }
    />
  )
}
