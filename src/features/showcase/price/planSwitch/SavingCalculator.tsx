import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { baht } from '../../demo/baht'
import { plans } from '../plans/plan'
import { yearlySaving } from './periods'

const paid = plans.filter(({ monthlyBaht }) => monthlyBaht > 0)

/** What a year paid at once saves, plan by plan. */
export function SavingCalculator() {
  const [name, setName] = useState(paid[0]?.name ?? '')
  const plan = paid.find((each) => each.name === name)
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 320 }}>
      <TextField
        select
        label="Plan"
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        {paid.map((each) => (
          <option key={each.name}>{each.name}</option>
        ))}
      </TextField>
      <Typography component="output">
        {plan && `A year at once saves ${baht(yearlySaving(plan.monthlyBaht))} baht.`}
      </Typography>
    </Box>
  )
}
