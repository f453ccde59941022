import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { MinusIcon } from '#ui/icons/actions'
import { CheckIcon } from '#ui/icons/controls'
import { VisuallyHidden } from '#ui/page/Page'
import type { Plan } from './plan'

interface PlanCardProps {
  plan: Plan
  /** The price with its unit: “290.00 baht a month”. */
  price: ReactNode
  isChosen: boolean
  isRecommended?: boolean
  onChoose: () => void
}

/** One plan: name, price, features, and a button to choose it. */
export function PlanCard({
  plan,
  price,
  isChosen,
  isRecommended = false,
  onChoose,
}: PlanCardProps) {
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        p: 3,
        breakInside: 'avoid',
        ...(isRecommended && { borderColor: 'primary.main', borderWidth: 2 }),
      }}
    >
      <Typography
        variant="h4"
        component="h3"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
      >
        {plan.name}
        {isRecommended && (
          <Chip component="span" size="small" color="primary" label="Most chosen" />
        )}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{plan.audience}</Typography>
      <Typography variant="h3" component="p">
        {price}
      </Typography>
      <FeatureList features={plan.features} />
      <Button
        variant={isRecommended ? 'contained' : 'outlined'}
        aria-pressed={isChosen}
        aria-label={`Choose ${plan.name}`}
        {...(isChosen && { startIcon: <CheckIcon size={18} /> })}
        onClick={onChoose}
        sx={{ marginTop: 'auto', minHeight: 44 }}
      >
        Choose
      </Button>
    </Paper>
  )
}

/** Included and missing features, marked by text and not only by colour or icon. */
function FeatureList({ features }: Pick<Plan, 'features'>) {
  return (
    <List>
      {features.map(({ text, isIncluded }) => (
        <li key={text} data-included={isIncluded}>
          {isIncluded ? <CheckIcon size={20} /> : <MinusIcon size={20} />}
          <span>
            <VisuallyHidden>{isIncluded ? 'Included: ' : 'Not included: '}</VisuallyHidden>
            {text}
          </span>
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  '& li': { display: 'flex', alignItems: 'flex-start', gap: 8 },
  '& svg': { flexShrink: 0 },
  '& li[data-included="false"]': { color: theme.palette.text.secondary },
}))
