import Typography from '@mui/material/Typography'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'
import { PickerTexts } from './PickerTexts'

/** Typed or picked: both are checked while one types. */
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
