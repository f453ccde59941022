import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { isDay } from '#lib/time'
import { afterPress } from './afterPress'

interface DayFieldProps {
  label: string
  name: string
  /** `yyyy-mm-dd`, or null for none. */
  value: string | null
  min?: string | null
  max?: string | null
  required?: boolean
  /** The message beside the field; none means that the day is in order. */
  error?: string | null
  onChange: (day: string | null) => void
  onBlur?: () => void
}

/**
 * A day, chosen in the browser's own calendar, or typed. While a year is typed its first digits are a year
 * too, 0002 and 0020: nobody hears of those, and they stay in the field until it is whole or left.
 */
export function DayField({
  label,
  name,
  value,
  min,
  max,
  required = false,
  error,
  onChange,
  onBlur,
}: DayFieldProps) {
  const id = useId()
  const [unfinished, setUnfinished] = useState('')

  function change(day: string): void {
    const isHalf = day !== '' && !isDay(day)
    setUnfinished(isHalf ? day : '')
    if (!isHalf) onChange(day || null)
  }

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
        onChange={(event) => change(event.target.value)}
        onBlur={() => {
          setUnfinished('')
          if (onBlur) afterPress(onBlur)
        }}
        aria-describedby={error ? noteId : undefined}
        slotProps={{ input: { min: min ?? undefined, max: max ?? undefined } }}
      />
      {error && <FormHelperText id={noteId}>{error}</FormHelperText>}
    </FormControl>
  )
}
