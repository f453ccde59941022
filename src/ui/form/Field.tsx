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
  /** The message beside the field; none means that the value is in order. True: what is wrong stands elsewhere. */
  error?: string | boolean | null | undefined
  /** Says the error aloud as well, where the field is the form's only one: it may have the focus already. */
  announced?: boolean
  /** Stands below the field while there is no error. */
  hint?: string | undefined
  /** Of what stands in it, where data wrote it. */
  lang?: string | undefined
  type?: 'text' | 'tel' | 'email' | 'password' | 'search'
  /** The autofill name: password managers live by it. */
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number
  /** The id of a `datalist` with what may be meant. */
  list?: string | undefined
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  /** Several lines, growing with the text from so many on. */
  multiline?: boolean
  minRows?: number
  autoFocus?: boolean
  /** For moving the focus to the first field in error. */
  inputRef?: Ref<HTMLInputElement>
  onBlur?: () => void
  endAdornment?: ReactNode
}

/** An outlined text field; its error or hint is tied to it by `aria-describedby`. The form around it says `noValidate`. */
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
  // What people write begins where their language does; figures stay at the side of the page's own.
  const { type = 'text' } = input
  const isFreeText = inputMode === undefined && type === 'text'
  // From right to left the groups of a phone number would change places, and an address would begin with its @ or //.
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
 * The sentence about a field that holds no more, empty while there is room: of what is pasted a browser
 * cuts what is too long, and says nothing.
 */
export const fullNote = (text: Text, most: number, { length }: string): string =>
  length < most ? '' : text('demo.full', { most })
