import Typography from '@mui/material/Typography'
import { AdapterDayjsBuddhist } from '@mui/x-date-pickers/AdapterDayjsBuddhist'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'

/** Shown as 2569, kept as 2026: the adapter changes the calendar, not the moment. */
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
