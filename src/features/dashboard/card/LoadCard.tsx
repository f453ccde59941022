import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { LoadState } from '#api/cache/loadState'
import type { Failure } from '#contract/failure'
import { BusyButton } from '#ui/form/BusyButton'
import { AlertIcon } from '#ui/icons/entrance'
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
  /** In the shape of the content: nothing may move when that comes. */
  skeleton: ReactNode
  /** Pixels that the content has at least, for content that may be shorter than its skeleton. */
  height?: number
  /** Whether the age stands there even while the answer is fresh. */
  dated?: boolean
  children: (value: T, asOf: number) => ReactNode
}

/**
 * One load, one card: skeleton, content, or the error in its place. Content that came once stays;
 * when it cannot be had afresh, its time and the reason stand below it.
 */
export function LoadCard<T>(props: LoadCardProps<T>) {
  const { title, action, state, skeleton, height = 0, dated = false, children } = props
  const { answer, failure, busy, retry } = state
  return (
    <SectionCard title={title} action={action} busy={busy}>
      <div style={{ minHeight: height }}>
        {answer && children(answer.value, answer.asOf)}
        {!answer && failure && (
          <Stack>
            <Place aria-hidden="true">{skeleton}</Place>
            <CardError failure={failure} busy={busy} onRetry={retry} />
          </Stack>
        )}
        {!answer && !failure && <Loading>{skeleton}</Loading>}
      </div>
      <Freshness asOf={answer?.asOf} failure={failure} dated={dated} busy={busy} onRetry={retry} />
    </SectionCard>
  )
}

/** The error stands on the skeleton, which goes on holding the place. */
const Stack = styled('div')({ display: 'grid', '& > *': { gridArea: '1 / 1', minWidth: 0 } })

const Place = styled('div')({ visibility: 'hidden' })

interface CardErrorProps {
  failure: Failure
  busy: boolean
  onRetry: () => void
}

/** A load that gave nothing at all. It never looks like a number. */
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
