import { styled } from '@mui/material/styles'
import { Field, type FieldProps } from '#ui/form/Field'
import { readPin } from './pin'

/** A PIN that nobody reads over a shoulder. No password field: a password manager would offer it at the log-in. */
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
