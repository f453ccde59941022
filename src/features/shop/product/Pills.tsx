import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { type ComponentType, type Ref, useId } from 'react'

/** What stands beside each other as pills, in as many lines as they need: a list or a group without its own look. */
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
  /** Empty as long as nothing is chosen. */
  chosen: string
  onChange: (value: string) => void
  /** What a value looks like. */
  Value: ComponentType<{ value: string }>
  /** The message below; none means that the choice is in order. */
  error?: string | null
  /** Of the first pill, for moving the focus there. */
  firstRef?: Ref<HTMLInputElement>
}

/** One of few values that all stand there; the arrow keys go from one to the next. */
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
