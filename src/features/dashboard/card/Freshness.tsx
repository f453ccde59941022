import { styled } from '@mui/material/styles'
import type { Failure } from '#contract/failure'
import { BusyButton } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { UpdatedAt } from '#ui/load/LoadArea'
import { useErrorMessage } from '#ui/load/useErrorMessage'

interface Props {
  /** Time of the answer above; undefined while there is none. */
  updatedAt: number | undefined
  /** Why there is no fresh answer. */
  failure: Failure | null
  /** Whether to show the time of a fresh answer too. */
  dated: boolean
  busy: boolean
  onRetry: () => void
}

/** Footer of a card. For an old answer: its time, why there is no newer one, and a retry button. */
export function Freshness({ updatedAt, failure, dated, busy, onRetry }: Props) {
  const text = useText()
  const errorMessage = useErrorMessage()
  const stale = updatedAt !== undefined && failure !== null
  return (
    <Foot data-silent={!stale && !dated}>
      <Content aria-live="polite">
        {stale && (
          <>
            <UpdatedAt updatedAt={updatedAt} isStale />
            <Reason>{errorMessage(failure)}</Reason>
          </>
        )}
      </Content>
      {stale && (
        <BusyButton size="small" onClick={onRetry} busy={busy}>
          {text('ui.retry')}
        </BusyButton>
      )}
      {!stale && dated && updatedAt !== undefined && (
        <UpdatedAt updatedAt={updatedAt} isStale={false} />
      )}
    </Foot>
  )
}

/** Two lines high, overlapping the card's own padding; no height if there is nothing to say. */
const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  '&[data-silent="false"]': { minHeight: 44, marginBottom: -16 },
})

const Content = styled('span')({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  '&:not(:empty)': { flex: 1 },
})

const Reason = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.error.readable,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}))
