import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { isMoment, isoInBangkok, isoOf } from '#lib/time'
import { useThaiDay, useTypedDay } from '#ui/form/DayField'
import { type StaffFieldProps, useStaffField } from './FormFields'

/** A time in Bangkok, or none; ISO text in UTC on the wire. */
export function MomentField<Values extends FieldValues>(props: StaffFieldProps<Values>) {
  const id = useId()
  const { value, onChange, onBlur, ref, error } = useStaffField(props)
  const readDay = useTypedDay()
  const written = useThaiDay(bangkokClock(value).slice(0, 10))
  const note = error ?? [written, props.hint].filter(Boolean).join(' · ')
  return (
    <FormControl fullWidth margin="dense" error={error !== null}>
      <InputLabel htmlFor={id} shrink>
        {props.label}
      </InputLabel>
      <OutlinedInput
        id={id}
        name={props.name}
        type="datetime-local"
        label={props.label}
        notched
        inputRef={ref}
        value={bangkokClock(value)}
        onChange={({ target }) => {
          const day = readDay(target.value.slice(0, 10))
          onChange(momentAt(day === null ? target.value : day + target.value.slice(10)))
        }}
        onBlur={onBlur}
        aria-describedby={note ? `${id}-note` : undefined}
        slotProps={{ input: { max: '2999-12-31T23:59' } }}
      />
      {note && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  )
}

/** `2026-11-23T04:05`, the format of the browser's field; empty for none. */
export function bangkokClock(iso: unknown): string {
  const moment = typeof iso === 'string' ? Date.parse(iso) : Number.NaN
  return isMoment(moment) ? isoInBangkok(moment).slice(0, 16) : ''
}

export function momentAt(clock: string): string | null {
  return isoOf(Date.parse(`${clock}:00+07:00`)) || null
}
