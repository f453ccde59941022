import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'

/** What anybody can count in the app. */
const figures = { languages: 5, schemes: 14, trackers: 0, visits: 1 } as const
const names = ['languages', 'schemes', 'trackers', 'visits'] as const

export function Figures() {
  const text = useText()
  return (
    <List aria-label={text('site.landing.figures')}>
      {names.map((name) => (
        <li key={name}>
          <Figure>{figures[name]}</Figure>
          <span>{text(`site.landing.figure.${name}`)}</span>
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '32px 0 0',
  padding: 0,
  display: 'grid',
  gap: '24px 16px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& > li': { display: 'flex', flexDirection: 'column', gap: 4 },
}))

const Figure = styled('span')(({ theme }) => ({
  fontSize: '2.5rem',
  lineHeight: 1.1,
  fontWeight: 700,
  color: theme.palette.primary.readable,
}))
