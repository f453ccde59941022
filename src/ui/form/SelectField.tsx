import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, type Ref, useId } from 'react'
import { atParentsStart } from '../display/DataText'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
  /** Language of the label if it differs from the page's, such as a language named in itself. */
  readonly lang?: string
}

interface SelectFieldProps {
  label: string
  name: string
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
  error?: string | null | undefined
  hint?: string | undefined
  required?: boolean
  disabled?: boolean
  inputRef?: Ref<HTMLSelectElement>
  /** Decoration before the chosen option. */
  startAdornment?: ReactNode
}

/** A native select: phones show their own picker, and no menu code is loaded. */
export function SelectField({
  label,
  name,
  value,
  options,
  onChange,
  error,
  hint,
  required = false,
  disabled = false,
  inputRef,
  startAdornment,
}: SelectFieldProps) {
  const id = useId()
  const note = error || hint
  const noteId = `${id}-note`
  return (
    <FormControl fullWidth margin="dense" error={!!error} required={required} disabled={disabled}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        sx={{ '& select': atParentsStart }}
        input={<OutlinedInput label={label} notched startAdornment={startAdornment} />}
        inputProps={{ id, name, 'aria-describedby': note ? noteId : undefined }}
        inputRef={inputRef}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            lang={option.lang}
            // A label too long for the field is cut at its end, in either direction.
            dir="auto"
          >
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {note && (
        <FormHelperText id={noteId}>
          <bdi>{note}</bdi>
        </FormHelperText>
      )}
    </FormControl>
  )
}
