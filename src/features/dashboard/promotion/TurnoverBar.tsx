import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { Turnover } from '../../../contract/turnover'
import { useFormat } from '../../../ui/intl/useFormat'
import { useText } from '../../../ui/intl/useText'

interface Props {
  turnover: Turnover
}

/** “Done x of y” with a bar that repeats it. */
export function TurnoverBar({ turnover: { done, required, share } }: Props) {
  const text = useText()
  const format = useFormat()
  const labelId = useId()
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
