import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'

interface Colour {
  /** `#rrggbb`. */
  readonly value: string
  readonly label: MessageKey
}

interface ColourChoiceProps {
  label: string
  value: string
  colours: readonly Colour[]
  onChange: (value: string) => void
  /** Shows each colour as text on this background. */
  on?: string
}

/** Radio buttons for colours, each with its name. A colour from elsewhere is the last choice. */
export function ColourChoice({ label, value, colours, onChange, on }: ColourChoiceProps) {
  const text = useText()
  const name = useId()
  const known = colours.some((colour) => colour.value === value)
  const choices = known ? colours : [...colours, { value, label: 'calendar.colour.own' as const }]
  return (
    <Group>
      <Legend>{label}</Legend>
      <Swatches>
        {choices.map((colour) => (
          <Swatch key={colour.value} title={text(colour.label)}>
            <input
              type="radio"
              name={name}
              value={colour.value}
              checked={colour.value === value}
              aria-label={text(colour.label)}
              onChange={() => onChange(colour.value)}
            />
            <Spot
              aria-hidden="true"
              style={{ backgroundColor: on ?? colour.value, color: on ? colour.value : undefined }}
            >
              {on && 'Aa'}
            </Spot>
          </Swatch>
        ))}
      </Swatches>
    </Group>
  )
}

const Group = styled('fieldset')({ minWidth: 0, margin: '8px 0 0', padding: 0, border: 0 })

const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.caption,
  padding: 0,
  color: theme.palette.text.secondary,
}))

const Swatches = styled('div')({ display: 'flex', flexWrap: 'wrap' })

const Swatch = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '& input:checked + span': {
    boxShadow: `0 0 0 2px ${theme.palette.background.paper}, 0 0 0 4px ${theme.palette.text.primary}`,
  },
  '& input:focus-visible + span': {
    outline: `3px solid ${theme.palette.primary.readable}`,
    outlineOffset: 4,
  },
}))

const Spot = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 30,
  height: 30,
  borderRadius: '50%',
  border: `1px solid ${theme.palette.divider}`,
  fontSize: 13,
  fontWeight: theme.typography.fontWeightBold,
}))
