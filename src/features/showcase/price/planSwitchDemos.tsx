import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { baht } from '../demo/englishNumbers'
import { PlanCard } from './plans/PlanCard'
import { plans } from './plans/plan'

/** Billing period: monthly, or yearly for the price of ten months. */
type Period = 'month' | 'year'

const monthsPaid = { month: 1, year: 10 } as const

/** Whole baht for one period. */
export function priceOf(monthlyBaht: number, period: Period): number {
  return monthlyBaht * monthsPaid[period]
}

/** Whole baht saved by paying yearly instead of twelve months. */
export function yearlySaving(monthlyBaht: number): number {
  return monthlyBaht * 12 - priceOf(monthlyBaht, 'year')
}

/** Monthly or yearly prices; a change is announced. */
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

const paid = plans.filter(({ monthlyBaht }) => monthlyBaht > 0)

/** Savings of yearly payment for each plan. */
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
