import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { baht } from '../../demo/baht'
import { PlanCard } from '../plans/PlanCard'
import { plans } from '../plans/plan'
import { type Period, priceOf, yearlySaving } from './periods'

/** Prices by the month or by the year; the change is said aloud. */
export function SwitchedPlans() {
  const [period, setPeriod] = useState<Period>('month')
  const [chosen, setChosen] = useState<string | null>(null)
  const best = Math.max(...plans.map(({ monthlyBaht }) => yearlySaving(monthlyBaht)))
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={period}
        aria-label="Pay by the"
        onChange={(_, next: Period | null) => next && setPeriod(next)}
      >
        <ToggleButton value="month">Month</ToggleButton>
        <ToggleButton value="year">Year</ToggleButton>
      </ToggleButtonGroup>
      <Typography component="output" sx={{ display: 'block', my: 2, color: 'text.secondary' }}>
        {period === 'year'
          ? `Prices by the year: two months are free, up to ${baht(best)} baht saved.`
          : 'Prices by the month.'}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          '@media (min-width: 760px)': { gridTemplateColumns: 'repeat(3, 1fr)' },
        }}
      >
        {plans.map((plan, index) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            price={
              plan.monthlyBaht === 0
                ? 'Free'
                : `${baht(priceOf(plan.monthlyBaht, period))} baht a ${period}`
            }
            isChosen={chosen === plan.name}
            isRecommended={index === 1}
            onChoose={() => setChosen(plan.name)}
          />
        ))}
      </Box>
    </>
  )
}
