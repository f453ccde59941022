import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type Ref, useId, useState } from 'react'
import { gregorianDay } from '#lib/buddhistYear'
import { formatDate, isDay } from '#lib/time'
import { useLocale } from '../intl/useText'
import { afterPress } from './afterPress'

/** Without an end browsers take six digits for a year. */
const lastDay = '2999-12-31'

interface DayFieldProps {
  label: string
  name?: string
  /** `yyyy-mm-dd`, or null for none. */
  value: string | null
  min?: string | null
  max?: string | null
  required?: boolean
  /** The message beside the field; none means that the day is in order. */
  error?: string | null | undefined
  /** Stands below the field while there is no error. */
  hint?: string | undefined
  onChange: (day: string | null) => void
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
}

/**
 * The one field for a day, chosen in the browser's own calendar, or typed. While a year is typed its first digits
 * are a year too, 0002 and 0020: nobody hears of those, and they stay in the field until it is whole or left. In
 * Thai a Buddhist year is converted, and the day is repeated as the page writes it.
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

/** Reads what the browser's field holds; null for a day that is not whole yet, or is none. */
export function useTypedDay(): (typed: string) => string | null {
  const locale = useLocale()
  return (typed) => {
    if (!isDay(typed)) return null
    return locale === 'th' ? gregorianDay(typed) : typed
  }
}

/** The day in words where the page counts Buddhist years and the browser's field does not; else empty. */
export function useThaiDay(day: string | null): string {
  const locale = useLocale()
  return locale === 'th' && day !== null && isDay(day)
    ? formatDate(Date.parse(`${day}T00:00Z`), locale, 'UTC')
    : ''
}
