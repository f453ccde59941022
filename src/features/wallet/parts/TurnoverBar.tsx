import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { Satang } from '../../../lib/money'
import { useFormat } from '../../../ui/intl/useFormat'
import { useText } from '../../../ui/intl/useText'

interface TurnoverBarProps {
  done: Satang
  required: Satang
}

/** “Done x of y” with a bar that repeats it; in whole percent, rounded down: 100 % means that nothing is left. */
export function TurnoverBar({ done, required }: TurnoverBarProps) {
  const text = useText()
  const format = useFormat()
  const labelId = useId()
  const share = done >= required ? 1 : Math.floor((done / required) * 100) / 100
  return (
    <>
      <Label>
        <span id={labelId}>
          {text('dashboard.promotion.turnover', {
            done: format.money(done),
            required: format.money(required),
          })}
        </span>
        <b>{format.percent(share)}</b>
      </Label>
      <Bar value={share} max={1} aria-labelledby={labelId} />
    </>
  )
}

const Label = styled('p')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  margin: '12px 0 6px',
})

const Bar = styled('progress')(({ theme }) => {
  const track = { backgroundColor: theme.palette.divider, borderRadius: 5 }
  const filled = { backgroundColor: theme.palette.primary.readable, borderRadius: 5 }
  return {
    ...track,
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: 10,
    marginBottom: 8,
    border: 0,
    overflow: 'hidden',
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
  }
})
