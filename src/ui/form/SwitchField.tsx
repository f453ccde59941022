import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import { useId } from 'react'

interface SwitchFieldProps {
  label: string
  hint?: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A line with a switch; the whole line is the target. */
export function SwitchField({
  label,
  hint,
  checked,
  disabled = false,
  onChange,
}: SwitchFieldProps) {
  const hintId = useId()
  return (
    <div>
      <Line>
        <span>{label}</span>
        <Switch
          edge="end"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          slotProps={{ input: { 'aria-describedby': hint === undefined ? undefined : hintId } }}
        />
      </Line>
      {hint !== undefined && <Hint id={hintId}>{hint}</Hint>}
    </div>
  )
}

const Line = styled('label')(({ theme }) => ({
  ...theme.typography.h5,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 44,
  cursor: 'pointer',
}))

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.palette.text.secondary,
}))
