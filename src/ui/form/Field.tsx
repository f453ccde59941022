import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import type { Text } from '../intl/useText'
import { afterPress } from './afterPress'

export interface FieldProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  /** Error message below the field; none if the value is valid. True: the message is shown elsewhere. */
  error?: string | boolean | null | undefined
  /** Also announces the error to screen readers. For a form's only field, which may already have the focus. */
  announced?: boolean
  /** Text below the field while there is no error. */
  hint?: string | undefined
  /** Language of the value, if it comes from data. */
  lang?: string | undefined
  type?: 'text' | 'tel' | 'email' | 'password' | 'search'
  /** Autofill name, which password managers depend on. */
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number
  /** Id of a `datalist` with suggestions. */
  list?: string | undefined
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  /** Several lines, growing with the text from `minRows` on. */
  multiline?: boolean
  minRows?: number
  autoFocus?: boolean
  /** Used to move the focus to the first invalid field. */
  inputRef?: Ref<HTMLInputElement>
  onBlur?: () => void
  endAdornment?: ReactNode
}

/**
 * An outlined text field. Its error or hint is linked by `aria-describedby`. The form around it must set
 * `noValidate`.
 */
export function Field({
  label,
  value,
  onChange,
  error,
  announced = false,
  hint,
  required = false,
  disabled = false,
  inputMode,
  maxLength,
  list,
  onBlur,
  ...input
}: FieldProps) {
  const id = useId()
  const note = error === true ? hint : error || hint
  const noteId = `${id}-note`
  // Free text starts on the side of its own language; numbers stay on the page's side.
  const { type = 'text' } = input
  const isFreeText = inputMode === undefined && type === 'text'
  // Right to left, the groups of a phone number would change places, and an address would begin with its @ or
  // //.
  const isFromLeft = type === 'tel' || type === 'email' || inputMode === 'url'
  const direction = isFromLeft ? 'ltr' : isFreeText ? 'auto' : undefined
  const ownDirection = value === '' ? undefined : direction
  return (
    <FormControl fullWidth margin="dense" error={!!error} required={required} disabled={disabled}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onBlur && afterPress(onBlur)}
        aria-describedby={note ? noteId : undefined}
        slotProps={{ input: { inputMode, maxLength, list, dir: ownDirection } }}
      />
      {note && (
        <FormHelperText id={noteId} {...(announced && error && { role: 'alert' })}>
          <bdi>{note}</bdi>
        </FormHelperText>
      )}
    </FormControl>
  )
}

/**
 * @returns the hint for a full field, or an empty string while there is room. Browsers silently cut pasted text
 *   that is too long.
 */
export const fullNote = (text: Text, most: number, { length }: string): string =>
  length < most ? '' : text('ui.full', { most })
