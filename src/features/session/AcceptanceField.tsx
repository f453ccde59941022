import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useText } from '../../ui/intl/useText'
import { useSite } from './useSite'

interface AcceptanceFieldProps {
  checked: boolean
  error: string | null
  onChange: (checked: boolean) => void
}

/** Years, unless the operator's settings name another age (domain.md 2.12). */
const usualMinAge = 20

/** The tick that says: old enough, and in agreement with the rules of the site. */
export function AcceptanceField({ checked, error, onChange }: AcceptanceFieldProps) {
  const text = useText()
  const age = useSite()?.minAge ?? usualMinAge
  const errorId = useId()
  return (
    <Frame>
      <Label>
        <Tick
          type="checkbox"
          name="accepted"
          required
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorId}
        />
        {text('session.register.accept', { age })}
      </Label>
      {error !== null && (
        <FormHelperText error id={errorId}>
          {error}
        </FormHelperText>
      )}
    </Frame>
  )
}

const Frame = styled('div')({ margin: '8px 0 12px' })

const Label = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  cursor: 'pointer',
})

const Tick = styled('input')(({ theme }) => ({
  flexShrink: 0,
  width: 20,
  height: 20,
  margin: 0,
  accentColor: theme.palette.primary.main,
}))
