import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { DataText } from '#ui/display/DataText'

export interface Choice {
  value: string
  label: string
  /** A second line. */
  note?: ReactNode
  disabled?: boolean
}

interface ChoicesProps {
  legend: string
  name: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
  error?: string | null
}

/** One of several, each a card that can be tapped anywhere. */
export function Choices({ legend, name, value, choices, onChange, error = null }: ChoicesProps) {
  const errorId = useId()
  return (
    <Group aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <Card key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled ?? false}
            onChange={() => onChange(choice.value)}
          />
          <Content>
            <DataText>{choice.label}</DataText>
            {choice.note && (
              <Note>
                <bdi>{choice.note}</bdi>
              </Note>
            )}
          </Content>
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
  margin: '0 0 16px',
  padding: 0,
  border: 0,
  display: 'grid',
  gap: 8,
  legend: { ...theme.typography.h5, padding: 0, marginBottom: 8 },
}))

const Card = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '8px 12px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  cursor: 'pointer',
  input: {
    width: 20,
    height: 20,
    margin: 0,
    flexShrink: 0,
    accentColor: theme.palette.primary.main,
  },
  '&:has(:checked)': {
    borderColor: theme.palette.primary.readable,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.readable}`,
  },
  '&:has(:disabled)': { color: theme.palette.text.secondary, cursor: 'default' },
}))

const Content = styled('span')({ minWidth: 0, display: 'flex', flexDirection: 'column' })

const Note = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))

const ErrorText = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.palette.error.readable,
}))
