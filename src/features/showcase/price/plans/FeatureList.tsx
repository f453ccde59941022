import { styled } from '@mui/material/styles'
import { MinusIcon } from '#ui/icons/actions'
import { CheckIcon } from '#ui/icons/controls'
import { VisuallyHidden } from '#ui/page/Page'
import type { Plan } from './plan'

/** What is in a plan and what is not: never told by colour or sign alone. */
export function FeatureList({ features }: Pick<Plan, 'features'>) {
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
