import { styled } from '@mui/material/styles'
import type { RecordedCall } from '#contract/scenario/traffic'
import { useText } from '#ui/intl/useText'
import { RowBox } from '../RowBox'
import { addressOf, hasFailed } from './foundCalls'
import { useCallText } from './useCallText'

interface CallListProps {
  /** Newest first. */
  calls: readonly RecordedCall[]
  chosen: RecordedCall['id'] | null
  onChoose: (id: RecordedCall['id']) => void
}

export function CallList({ calls, chosen, onChoose }: CallListProps) {
  const text = useText()
  const callText = useCallText()
  return (
    <RowBox
      label={text('scenario.traffic.calls')}
      rows={calls}
      keyOf={({ id }) => id}
      chosen={calls.findIndex(({ id }) => id === chosen)}
      onChoose={(index) => {
        const call = calls[index]
        if (call) onChoose(call.id)
      }}
      rowHeight={52}
      rowsInBox={5}
    >
      {(call) => (
        <Lines>
          <Address dir="ltr">
            {call.method} {addressOf(call)}
          </Address>
          <About dir="auto" isFailed={hasFailed(call)}>
            {callText(call)}
          </About>
        </Lines>
      )}
    </RowBox>
  )
}

const Lines = styled('div')({ flex: 1, minWidth: 0, display: 'grid' })

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const Address = styled('span')(({ theme }) => ({
  ...oneLine,
  fontWeight: theme.typography.fontWeightMedium,
  // Paths are left to right, but aligned with the start of the row.
  '[dir="rtl"] &': { textAlign: 'end' },
}))

const About = styled('span', { shouldForwardProp: (name) => name !== 'isFailed' })<{
  isFailed: boolean
}>(({ theme, isFailed }) => ({
  ...oneLine,
  ...theme.typography.caption,
  fontVariantNumeric: 'tabular-nums',
  // Keeps the start of the text visible.
  '[dir="rtl"] &': { textAlign: 'end' },
  color: isFailed ? theme.palette.error.readable : theme.palette.text.secondary,
}))
