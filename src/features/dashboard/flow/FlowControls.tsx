import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import { RangeChoice } from './RangeChoice'
import type { Range } from './ranges'

interface Props {
  range: Range
  onRange: (range: Range) => void
  asTable: boolean
  onAsTable: (asTable: boolean) => void
}

/** Selects the number of days, and chart or table. */
export function FlowControls({ range, onRange, asTable, onAsTable }: Props) {
  const text = useText()
  return (
    <Row>
      <RangeChoice value={range} onChange={onRange} />
      <Button aria-pressed={asTable} onClick={() => onAsTable(!asTable)}>
        {text('dashboard.flow.asTable')}
      </Button>
    </Row>
  )
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 12,
})
