import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'

/** The account that the simulated provider is seeded with, and a note that everything is simulated. */
export function DemoAccount() {
  const text = useText()
  return (
    <Box>
      <dl>
        <div>
          <dt>{text('site.landing.account')}</dt>
          <dd>0812345678</dd>
        </div>
        <div>
          <dt>{text('site.landing.password')}</dt>
          <dd>player1234</dd>
        </div>
      </dl>
      <p>{text('site.landing.honest')}</p>
    </Box>
  )
}

const Box = styled('div')(({ theme }) => ({
  marginTop: 24,
  maxWidth: '60ch',
  paddingInlineStart: 16,
  borderInlineStart: `3px solid ${theme.palette.primary.main}`,
  color: theme.palette.text.secondary,
  dl: { display: 'flex', flexWrap: 'wrap', gap: '4px 24px', margin: '0 0 4px' },
  'dl > div': { display: 'flex', flexWrap: 'wrap', columnGap: 8 },
  dd: {
    margin: 0,
    overflowWrap: 'anywhere',
    fontFamily: 'ui-monospace, monospace',
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.palette.text.primary,
  },
  p: { margin: 0 },
}))
