import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'
import { counted } from '../../demo/counted'
import { PickerTexts } from './PickerTexts'

/** Two pickers that know of each other: the end is never before the beginning. */
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
