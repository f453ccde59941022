import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type Ref, useId, useState } from 'react'
import { gregorianDay } from '#lib/buddhistYear'
import { formatDate, isDay } from '#lib/time'
import { useLocale } from '../intl/useText'
import { afterPress } from './afterPress'

/** Without a maximum, browsers accept six digits for a year. */
const lastDay = '2999-12-31'

interface DayFieldProps {
  label: string
  name?: string
  /** `yyyy-mm-dd`, or null for none. */
  value: string | null
  min?: string | null
  max?: string | null
  required?: boolean
  /** Error message below the field; none if the day is valid. */
  error?: string | null | undefined
  /** Text below the field while there is no error. */
  hint?: string | undefined
  onChange: (day: string | null) => void
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
}

/**
 * Field for a day, chosen in the browser's own calendar or typed. While a year is typed, its first digits form
 * a year too, such as 0002 and 0020. Those are not reported; they stay in the field until the year is complete
 * or the field is left. In Thai a Buddhist year is converted, and the day is repeated in the page's format.
 */
export function DayField({
  label,
  name,
  value,
  min,
  max,
  required = false,
  error,
  hint,
  onChange,
  onBlur,
  inputRef,
}: DayFieldProps) {
  const id = useId()
  const readDay = useTypedDay()
  const written = useThaiDay(value)
  const [unfinished, setUnfinished] = useState('')

  function change(typed: string): void {
    const day = typed === '' ? null : readDay(typed)
    const isHalf = typed !== '' && day === null
    setUnfinished(isHalf ? typed : '')
    if (!isHalf) onChange(day)
  }

  const note = error || hint || written
  const noteId = `${id}-note`
  return (
    <FormControl fullWidth required={required} margin="dense" error={!!error}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        type="date"
        label={label}
        notched
        value={unfinished || value || ''}
        inputRef={inputRef}
        onChange={(event) => change(event.target.value)}
        onBlur={() => {
          setUnfinished('')
          if (onBlur) afterPress(onBlur)
        }}
        aria-describedby={note ? noteId : undefined}
        slotProps={{ input: { min: min ?? undefined, max: max ?? lastDay } }}
      />
      {note && <FormHelperText id={noteId}>{note}</FormHelperText>}
    </FormControl>
  )
}

/** @returns a function that reads the value of the browser's field: null for an incomplete or invalid day */
export function useTypedDay(): (typed: string) => string | null {
  const locale = useLocale()
  return (typed) => {
    if (!isDay(typed)) return null
    return locale === 'th' ? gregorianDay(typed) : typed
  }
}

/** @returns the day in words if the page counts Buddhist years and the browser's field does not; else empty */
export function useThaiDay(day: string | null): string {
  const locale = useLocale()
  return locale === 'th' && day !== null && isDay(day)
    ? formatDate(Date.parse(`${day}T00:00Z`), locale, 'UTC')
    : ''
}
