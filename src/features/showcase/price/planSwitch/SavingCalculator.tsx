import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import NativeSelect from '@mui/material/NativeSelect'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { plans } from '../plans/plan'
import { yearlySaving } from './periods'

const baht = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })
const paid = plans.filter(({ monthlyBaht }) => monthlyBaht > 0)

/** What a year paid at once saves, plan by plan. */
export function SavingCalculator() {
  const id = useId()
  const [name, setName] = useState(paid[0]?.name ?? '')
  const plan = paid.find((each) => each.name === name)
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 320 }}>
      <FormControl>
        <InputLabel variant="standard" htmlFor={id}>
          Plan
        </InputLabel>
        <NativeSelect
          inputProps={{ id }}
          value={name}
          onChange={(event) => setName(event.target.value)}
        >
          {paid.map((each) => (
            <option key={each.name}>{each.name}</option>
          ))}
        </NativeSelect>
      </FormControl>
      <Typography component="output">
        {plan && `A year at once saves ${baht.format(yearlySaving(plan.monthlyBaht))} baht.`}
      </Typography>
    </Box>
  )
}
