import Typography from '@mui/material/Typography'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'
import { PickerTexts } from './PickerTexts'

/** Always open, for pages where the day is the main thing. */
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
