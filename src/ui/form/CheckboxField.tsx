import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { type ReactNode, type Ref, useId } from 'react'

interface CheckboxFieldProps {
  label: ReactNode
  name: string
  checked: boolean
  required?: boolean
  error?: string | null
  onChange: (checked: boolean) => void
  /** Used to move the focus to the first invalid field. */
  inputRef?: Ref<HTMLInputElement>
}

/** A sentence to agree to; the whole line is the target. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, name, checked, required = false, error = null, onChange, inputRef } = props
  const errorId = useId()
  return (
    <div>
      <Line>
        <Checkbox
          type="checkbox"
          ref={inputRef}
          name={name}
          required={required}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorId}
        />
        <span>{label}</span>
      </Line>
      {error !== null && (
        <FormHelperText error id={errorId}>
          {error}
        </FormHelperText>
      )}
    </div>
  )
}

const Line = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  cursor: 'pointer',
})

const Checkbox = styled('input')(({ theme }) => ({
  flexShrink: 0,
  width: 20,
  height: 20,
  margin: 0,
  accentColor: theme.palette.primary.main,
}))
