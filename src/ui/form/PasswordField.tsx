import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../icons/entry'
import { useText } from '../intl/useText'
import { Field, type FieldProps } from './Field'

export interface PasswordFieldProps
  extends Omit<FieldProps, 'type' | 'endAdornment' | 'autoComplete'> {
  /** Tells a password manager whether to fill in or to suggest a password. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button to show the password. */
export function PasswordField(props: PasswordFieldProps) {
  const text = useText()
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <EyeButton
          type="button"
          aria-label={text(shown ? 'ui.hidePassword' : 'ui.showPassword')}
          onClick={() => setShown(!shown)}
          // Keeps the focus in the field, so that the phone's keyboard stays open.
          onMouseDown={(event) => event.preventDefault()}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </EyeButton>
      }
    />
  )
}

const EyeButton = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  flexShrink: 0,
  height: 44,
  marginInlineEnd: -10,
  border: 0,
  borderRadius: '50%',
  color: theme.palette.text.secondary,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.readable}` },
}))
