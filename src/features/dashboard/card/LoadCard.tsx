import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { LoadState } from '#api/cache/loadState'
import type { Failure } from '#contract/failure'
import { BusyButton } from '#ui/form/BusyButton'
import { AlertIcon } from '#ui/icons/entry'
import { useText } from '#ui/intl/useText'
import { Loading } from '#ui/load/LoadArea'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { SectionCard } from '#ui/page/SectionCard'
import { CardMessage } from './CardMessage'
import { Freshness } from './Freshness'

interface LoadCardProps<T> {
  title: string
  action?: ReactNode
  state: LoadState<T>
  /** Same shape as the content, so that nothing moves when it loads. */
  skeleton: ReactNode
  /** Minimum height of the content in pixels, for content that may be shorter than its skeleton. */
  height?: number
  /** Whether to show the time even while the answer is fresh. */
  dated?: boolean
  children: (value: T, updatedAt: number) => ReactNode
}

/**
 * One card for one load: skeleton, content, or the error in its place. Loaded content stays; if a refresh
 * fails, its time and the error are shown below.
 */
export function LoadCard<T>(props: LoadCardProps<T>) {
  const { title, action, state, skeleton, height = 0, dated = false, children } = props
  const { answer, failure, busy, retry } = state
  return (
    <SectionCard title={title} action={action} busy={busy}>
      <div style={{ minHeight: height }}>
        {answer && children(answer.value, answer.updatedAt)}
        {!answer && failure && (
          <Stack>
            <Place aria-hidden="true">{skeleton}</Place>
            <CardError failure={failure} busy={busy} onRetry={retry} />
          </Stack>
        )}
        {!answer && !failure && <Loading>{skeleton}</Loading>}
      </div>
      <Freshness
        updatedAt={answer?.updatedAt}
        failure={failure}
        dated={dated}
        busy={busy}
        onRetry={retry}
      />
    </SectionCard>
  )
}

/** The error is layered over the hidden skeleton, which keeps the height. */
const Stack = styled('div')({ display: 'grid', '& > *': { gridArea: '1 / 1', minWidth: 0 } })

const Place = styled('div')({ visibility: 'hidden' })

interface CardErrorProps {
  failure: Failure
  busy: boolean
  onRetry: () => void
}

/** A load without any data. It never looks like a number. */
function CardError({ failure, busy, onRetry }: CardErrorProps) {
  const text = useText()
  const errorMessage = useErrorMessage()
  return (
    <CardMessage
      alert
      icon={<AlertIcon size={28} />}
      title={text('ui.errorTitle')}
      message={errorMessage(failure)}
      action={
        <BusyButton variant="outlined" onClick={onRetry} busy={busy}>
          {text('ui.retry')}
        </BusyButton>
      }
    />
  )
}
