import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { AdapterDayjsBuddhist } from '@mui/x-date-pickers/AdapterDayjsBuddhist'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { TimePicker } from '@mui/x-date-pickers/TimePicker'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'
import { counted } from '../demo/englishNumbers'
import { PickerTexts } from './dateTime/PickerTexts'

/** Typed or picked; both are checked immediately. */
export function OneDate() {
  const [moment, setMoment] = useState<Dayjs | null>(dayjs('2026-11-16T10:30'))
  return (
    <>
      <PickerTexts>
        <DatePicker label="Day of the transfer" value={moment} onChange={setMoment} />
      </PickerTexts>
      <Typography component="output" sx={{ display: 'block', mt: 1 }}>
        {moment?.isValid() ? moment.format('YYYY-MM-DD') : 'Nothing complete is chosen.'}
      </Typography>
    </>
  )
}

/** Hours and minutes. */
export function OneTime() {
  const [moment, setMoment] = useState<Dayjs | null>(dayjs('2026-11-16T10:30'))
  return (
    <>
      <PickerTexts>
        <TimePicker label="Time on the slip" value={moment} onChange={setMoment} />
      </PickerTexts>
      <Typography component="output" sx={{ display: 'block', mt: 1 }}>
        {moment?.isValid() ? moment.format('HH:mm') : 'Nothing complete is chosen.'}
      </Typography>
    </>
  )
}

/** Both in one field. */
export function DateAndTime() {
  const [moment, setMoment] = useState<Dayjs | null>(dayjs('2026-11-16T10:30'))
  return (
    <>
      <PickerTexts>
        <DateTimePicker label="When it happened" value={moment} onChange={setMoment} />
      </PickerTexts>
      <Typography component="output" sx={{ display: 'block', mt: 1 }}>
        {moment?.isValid() ? moment.format('YYYY-MM-DD HH:mm') : 'Nothing complete is chosen.'}
      </Typography>
    </>
  )
}

/** Two linked pickers: the end is never before the start. */
export function FromTo() {
  const [from, setFrom] = useState<Dayjs | null>(dayjs('2026-11-01'))
  const [to, setTo] = useState<Dayjs | null>(dayjs('2026-11-16'))
  const days = from?.isValid() && to?.isValid() ? to.diff(from, 'day') + 1 : 0
  return (
    <>
      <PickerTexts>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <DatePicker label="From" value={from} onChange={setFrom} {...(to && { maxDate: to })} />
          <DatePicker label="To" value={to} onChange={setTo} {...(from && { minDate: from })} />
        </Box>
      </PickerTexts>
      <Typography component="output" sx={{ display: 'block', mt: 1 }}>
        {days > 0 ? counted(days, 'day') : 'Choose both days, the first one first.'}
      </Typography>
    </>
  )
}

/** Always open, for pages where the day is the main content. */
export function StaticMonth() {
  const [day, setDay] = useState<Dayjs>(dayjs('2026-11-16'))
  return (
    <>
      <PickerTexts>
        <DateCalendar
          value={day}
          sx={{ width: '100%', maxWidth: 320, mx: 0 }}
          onChange={(next: Dayjs | null) => next && setDay(next)}
        />
      </PickerTexts>
      <Typography component="output" sx={{ display: 'block' }}>
        Chosen: {day.format('YYYY-MM-DD')}
      </Typography>
    </>
  )
}

/** Shows 2569, stores 2026: the adapter changes the calendar, not the moment. */
export function BuddhistYears() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2026-11-16'))
  return (
    <LocalizationProvider dateAdapter={AdapterDayjsBuddhist}>
      <DatePicker label="Day in Thai years" value={day} onChange={setDay} />
      <Typography component="output" sx={{ display: 'block', mt: 1 }}>
        {day?.isValid() ? `Kept as ${day.format('YYYY-MM-DD')}` : 'No day is chosen.'}
      </Typography>
    </LocalizationProvider>
  )
}
