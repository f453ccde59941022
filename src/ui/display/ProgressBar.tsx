import { styled } from '@mui/material/styles'
import { useId } from 'react'

interface ProgressBarProps {
  /** Label with its numbers; the bar only repeats them. */
  label: string
  /** 0 to 1; more counts as full. */
  share: number
  /** Text at the end of the line above the bar. */
  note?: string
}

/** Shows how much of something is used or done, in words and as a bar. */
export function ProgressBar({ label, share, note }: ProgressBarProps) {
  const labelId = useId()
  return (
    <div>
      <Line>
        <bdi id={labelId}>{label}</bdi>
        {note !== undefined && (
          <b>
            <bdi>{note}</bdi>
          </b>
        )}
      </Line>
      <Bar value={Math.min(1, Math.max(0, share))} max={1} aria-labelledby={labelId} />
    </div>
  )
}

const Line = styled('p')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  margin: '0 0 6px',
  textWrap: 'balance',
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
