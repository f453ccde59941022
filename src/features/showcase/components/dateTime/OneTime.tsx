import Typography from '@mui/material/Typography'
import { TimePicker } from '@mui/x-date-pickers/TimePicker'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'
import { PickerTexts } from './PickerTexts'

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
