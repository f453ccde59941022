import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'
import { type Range, ranges } from './ranges'

interface Props {
  value: Range
  onChange: (range: Range) => void
}

/** Radio buttons in one strip, for native arrow keys and screen reader support. */
export function RangeChoice({ value, onChange }: Props) {
  const text = useText()
  const name = useId()
  return (
    <Strip>
      <VisuallyHidden as="legend">{text('dashboard.flow.range')}</VisuallyHidden>
      {ranges.map((range) => (
        <label key={range}>
          <input
            type="radio"
            name={name}
            checked={range === value}
            onChange={() => onChange(range)}
          />
          <bdi>{text('dashboard.flow.days', { count: range })}</bdi>
        </label>
      ))}
    </Strip>
  )
}

const Strip = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
  label: { position: 'relative', cursor: 'pointer' },
  // Covers the label, so that touch exploration finds the input there.
  input: { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' },
  'label > bdi': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 10px',
  },
  'input:checked + bdi': {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
    fontWeight: theme.typography.fontWeightBold,
  },
  'input:focus-visible + bdi': { outline: '2px solid currentColor', outlineOffset: -5 },
}))
