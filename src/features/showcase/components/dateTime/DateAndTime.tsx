import Typography from '@mui/material/Typography'
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'
import { PickerTexts } from './PickerTexts'

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
