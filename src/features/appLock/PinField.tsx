import { styled } from '@mui/material/styles'
import { Field, type FieldProps } from '#ui/form/Field'
import { readPin } from './pin'

/** Masks the PIN, but is no password field: a password manager would offer the PIN at login. */
export function PinField({
  onChange,
  ...props
}: Omit<FieldProps, 'type' | 'inputMode' | 'autoComplete'>) {
  return (
    <Masked>
      <Field
        {...props}
        inputMode="numeric"
        autoComplete="off"
        onChange={(typed) => onChange(readPin(typed))}
      />
    </Masked>
  )
}

const Masked = styled('div')({ '& input': { WebkitTextSecurity: 'disc' } })
