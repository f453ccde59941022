import { styled } from '@mui/material/styles'
import { BusyButton } from '../form/BusyButton'
import { useText } from '../intl/useText'
import { AsOf } from '../state/AsOf'

interface StaleLineProps {
  /** When what stands below was given, in milliseconds since 1970. */
  asOf: number
  /** Why there is nothing newer. */
  reason: string
  busy: boolean
  onRetry: () => void
}

/** Above an old answer: its time, why there is no newer one, and a way to ask again. */
export function StaleLine({ asOf, reason, busy, onRetry }: StaleLineProps) {
  const text = useText()
  return (
    <Line>
      <Words>
        <AsOf asOf={asOf} isStale />
        <Reason>{reason}</Reason>
      </Words>
      <BusyButton size="small" onClick={onRetry} busy={busy}>
        {text('ui.retry')}
      </BusyButton>
    </Line>
  )
}

const Line = styled('output')({ display: 'flex', alignItems: 'center', gap: 8, marginBottom: 8 })

const Words = styled('span')({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' })

const Reason = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.error.readable,
  overflowWrap: 'anywhere',
}))
