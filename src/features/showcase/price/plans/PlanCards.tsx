import Box from '@mui/material/Box'
import { useState } from 'react'
import { baht } from '../../demo/baht'
import { PlanCard } from './PlanCard'
import { plans } from './plan'

/** Three plans beside each other; a press chooses one. */
export function PlanCards() {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
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
          price={plan.monthlyBaht === 0 ? 'Free' : `${baht(plan.monthlyBaht)} baht a month`}
          isChosen={chosen === plan.name}
          isRecommended={index === 1}
          onChoose={() => setChosen(plan.name)}
        />
      ))}
    </Box>
  )
}
