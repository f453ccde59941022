import { styled } from '@mui/material/styles'
import { CheckIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import type { Topic } from '../authentication'

const points = ['first', 'second', 'third'] as const

/** Benefits of an account, or of its safety features: three points on the primary colour. */
export function Benefits({ topic }: { topic: Topic }) {
  const text = useText()
  return (
    <Panel>
      <Title>{text(`pages.${topic}.title`)}</Title>
      <List>
        {points.map((point) => (
          <li key={point}>
            <Badge>
              <CheckIcon size={20} />
            </Badge>
            <span>
              <strong>{text(`pages.${topic}.${point}`)}</strong>
              <br />
              {text(`pages.${topic}.${point}Text`)}
            </span>
          </li>
        ))}
      </List>
    </Panel>
  )
}

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: '40px max(24px, var(--edge))',
  [theme.breakpoints.up('lg')]: { padding: '48px 56px' },
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
}))

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h1, margin: 0 }))

const List = styled('ul')({
  listStyle: 'none',
  margin: '32px 0 0',
  padding: 0,
  display: 'grid',
  gap: 24,
  fontSize: '1rem',
  '& li': { display: 'flex', gap: 16 },
})

const Badge = styled('span')({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  border: '2px solid',
  borderRadius: '50%',
})
