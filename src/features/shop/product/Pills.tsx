import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { type ComponentType, type Ref, useId } from 'react'

/** Layout for pills in as many lines as needed: a list or group without its own style. */
export const pillRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
} as const

interface PillsProps {
  label: string
  values: readonly string[]
  /** Empty while nothing is chosen. */
  chosen: string
  onChange: (value: string) => void
  /** Renders a value. */
  Value: ComponentType<{ value: string }>
  /** Error shown below; none means that the choice is valid. */
  error?: string | null
  /** Ref of the first pill, to focus it. */
  firstRef?: Ref<HTMLInputElement>
}

/** Radio buttons for a few values; arrow keys move between them. */
export function Pills({ label, values, chosen, onChange, Value, error, firstRef }: PillsProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={!!error}
      aria-describedby={error ? noteId : undefined}
    >
      <legend id={`${id}-label`}>{label}</legend>
      {values.map((value, index) => (
        <Pill key={value}>
          <input
            ref={index === 0 ? firstRef : undefined}
            type="radio"
            name={id}
            value={value}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          <span>
            <Value value={value} />
          </span>
        </Pill>
      ))}
      {error && (
        <FormHelperText error id={noteId} role="alert" sx={{ flexBasis: '100%', margin: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Group>
  )
}

const Group = styled('fieldset')(({ theme }) => ({
  ...pillRow,
  border: 0,
  legend: { padding: 0, marginBottom: 8, fontWeight: theme.typography.fontWeightMedium },
}))

const Pill = styled('label')(({ theme }) => ({
  position: 'relative',
  cursor: 'pointer',
  input: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minWidth: 48,
    minHeight: 44,
    padding: '6px 14px',
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
  },
  'input:hover + span': { borderColor: theme.palette.primary.readable },
  'input:checked + span': {
    borderColor: theme.palette.primary.readable,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.readable}`,
    backgroundColor: theme.palette.action.selected,
  },
  'input:focus-visible + span': {
    outline: `2px solid ${theme.palette.primary.readable}`,
    outlineOffset: 2,
  },
}))
