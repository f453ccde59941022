import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import { Section } from './Section'

const steps = ['enter', 'limit', 'install'] as const

export function Steps() {
  const text = useText()
  return (
    <Section id="steps" title={text('site.landing.steps.title')}>
      <List>
        {steps.map((step, index) => (
          <li key={step}>
            <Number aria-hidden>{index + 1}</Number>
            <h3>{text(`site.landing.step.${step}.title`)}</h3>
            <p>{text(`site.landing.step.${step}.text`)}</p>
          </li>
        ))}
      </List>
    </Section>
  )
}

/** Numbered natively for screen readers; a line connects the numbers. */
const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: '24px 0 0',
  padding: 0,
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 32 },
  '& > li': { position: 'relative', paddingInlineStart: 60 },
  '& > li:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '52px -16px',
    insetInlineStart: 21,
    borderInlineStart: `2px solid ${theme.palette.divider}`,
    [theme.breakpoints.up('md')]: { content: 'none' },
  },
  h3: { ...theme.typography.h3, fontSize: '1.125rem', margin: '0 0 4px', paddingTop: 8 },
  p: { margin: 0, lineHeight: 1.6, color: theme.palette.text.secondary },
}))

const Number = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  fontSize: '1.125rem',
  fontWeight: theme.typography.fontWeightBold,
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
}))
