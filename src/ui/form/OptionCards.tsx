import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'

export interface Option<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  /** Decoration between the radio button and the label. */
  readonly icon?: ReactNode
  /** Second line of the card. */
  readonly note?: ReactNode
  /** Appears beside the label, so pressing it does not select the option. */
  readonly action?: ReactNode
  readonly disabled?: boolean
}

interface OptionCardsProps<Value extends string> {
  legend: string
  name: string
  /** Null while nothing is chosen. */
  value: Value | null
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
  error?: string | null
}

/** Radio group whose options are cards. */
export function OptionCards<Value extends string>({
  legend,
  name,
  value,
  options,
  onChange,
  error = null,
}: OptionCardsProps<Value>) {
  const errorId = useId()
  return (
    <Group aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <Card key={option.value} data-entry={option.value}>
          <label>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span>
              <b>
                <bdi>{option.label}</bdi>
              </b>
              {option.note && (
                <small>
                  <bdi>{option.note}</bdi>
                </small>
              )}
            </span>
          </label>
          {option.action}
        </Card>
      ))}
      {error && (
        <ErrorText id={errorId} role="alert">
          {error}
        </ErrorText>
      )}
    </Group>
  )
}

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: '0 0 20px',
  padding: 0,
  border: 0,
  display: 'grid',
  gap: 8,
  legend: { ...theme.typography.h5, padding: 0, marginBottom: 8 },
}))

const Card = styled('div')(({ theme: { palette, shape, typography } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInlineEnd: 8,
  borderRadius: shape.borderRadius,
  border: `1px solid ${palette.divider}`,
  label: {
    flex: 1,
    minWidth: 0,
    minHeight: 56,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '8px 12px',
    cursor: 'pointer',
  },
  input: {
    width: 20,
    height: 20,
    margin: 0,
    flexShrink: 0,
    accentColor: palette.primary.main,
  },
  'label > span:last-child': { minWidth: 0, display: 'grid', gap: 2, overflowWrap: 'anywhere' },
  b: { fontWeight: typography.fontWeightMedium },
  small: { ...typography.body2, color: palette.text.secondary },
  '&:has(input:disabled)': { color: palette.text.secondary },
  'label:has(:disabled)': { cursor: 'default' },
  '&:has(:checked)': {
    borderColor: palette.primary.readable,
    boxShadow: `inset 0 0 0 1px ${palette.primary.readable}`,
  },
}))

const ErrorText = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.palette.error.readable,
}))
