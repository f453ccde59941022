import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { isAlwaysOpen } from '#lib/time'
import { DataText } from '#ui/display/DataText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { type DepositWay, isOpenWay } from './deposit/depositChoices'

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
            {choice.note && <Note>{choice.note}</Note>}
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

interface WayChoiceProps {
  ways: readonly DepositWay[]
  /** Milliseconds since 1970, for the opening hours. */
  now: number
  value: string
  onChange: (key: string) => void
  error: string | null
}

/** Which account, and by transfer or by QR code. */
export function WayChoice({ ways, now, value, onChange, error }: WayChoiceProps) {
  const text = useText()
  const format = useFormat()
  const noteOf = (way: DepositWay) => {
    const { status, minDeposit, maxDeposit, openFrom: from, openTo: to } = way.bank
    if (status !== 'on') return text('wallet.deposit.closed')
    const range = { min: format.money(minDeposit), max: format.money(maxDeposit) }
    if (!isOpenWay(way, now)) return text('wallet.deposit.closedNow', { from, to })
    const hours = isAlwaysOpen(from, to) ? [] : [text('wallet.deposit.hours', { from, to })]
    return [text('wallet.deposit.range', range), ...hours].join(' · ')
  }
  return (
    <Choices
      legend={text('wallet.deposit.way')}
      name="way"
      value={value}
      onChange={onChange}
      error={error}
      choices={ways.map((way) => ({
        value: way.key,
        label: text(way.channel === 'qr' ? 'wallet.deposit.byQr' : 'wallet.deposit.byBank', {
          bank: way.bank.bank_name,
        }),
        note: noteOf(way),
        disabled: way.bank.status !== 'on',
      }))}
    />
  )
}
