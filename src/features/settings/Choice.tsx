import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface ChoiceOption<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
}

interface ChoiceProps<Value extends string> {
  /** Heading above the options. */
  legend: string
  /** The radio group's name; unique on the page. */
  name: string
  options: readonly ChoiceOption<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A few options side by side. Native radios support arrow keys and screen readers. */
export function Choice<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <Group>
      <Legend>{legend}</Legend>
      <Segments>
        {options.map((option) => (
          <Segment key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </Segment>
        ))}
      </Segments>
    </Group>
  )
}

export const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 })

export const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.h5,
  padding: 0,
  marginBottom: 8,
}))

const Segments = styled('div')({ display: 'flex', gap: 8 })

const Segment = styled('label')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  // The radio covers its segment, so the whole segment is the target and carries the focus ring.
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    appearance: 'none',
    cursor: 'pointer',
    borderRadius: theme.shape.borderRadius,
  },
  '& span': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 44,
    padding: '4px 6px',
    textAlign: 'center',
    lineHeight: 1.35,
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${theme.palette.divider}`,
  },
  '& input:checked + span': {
    color: theme.palette.primary.readable,
    borderColor: theme.palette.primary.readable,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.readable}`,
    fontWeight: theme.typography.fontWeightMedium,
  },
}))
