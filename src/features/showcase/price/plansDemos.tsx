import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { baht } from '../demo/englishNumbers'
import { PlanCard } from './plans/PlanCard'
import { plans } from './plans/plan'

/** Three plans side by side; a press chooses one. */
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

/** The same plans, compared line by line. */
export function PlanTable() {
  const [first] = plans
  return (
    <Box component="section" tabIndex={0} aria-label="Plans compared" sx={{ overflowX: 'auto' }}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>What is in it</TableCell>
            {plans.map(({ name }) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {first?.features.map(({ text }, line) => (
            <TableRow key={text}>
              <TableCell component="th" scope="row">
                {text}
              </TableCell>
              {plans.map(({ name, features }) => (
                <TableCell key={name}>{features[line]?.isIncluded ? 'Yes' : 'No'}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
