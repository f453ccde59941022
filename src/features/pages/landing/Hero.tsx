import { styled } from '@mui/material/styles'
import { mixColors } from '#lib/contrast'
import { isMocked } from '#lib/environment'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { DemoAccount } from './DemoAccount'
import { HomeButtons } from './HomeButtons'
import { balancedHeadline } from './headline'
import { PhoneScreen } from './screens/PhoneScreen'

/** Summary in one sentence, with buttons to log in and screens of the app. */
export function Hero() {
  const text = useText()
  return (
    <Ground data-bleed>
      <Columns>
        <Content>
          <Page title={text('site.landing.title')} documentTitle={text('openNames.landing')}>
            <Lead>{text('site.landing.lead')}</Lead>
            <HomeButtons />
            {isMocked && <DemoAccount />}
          </Page>
        </Content>
        <Phones>
          <PhoneScreen screen="dashboard" />
          <PhoneScreen screen="wheel" />
        </Phones>
      </Columns>
    </Ground>
  )
}

const Ground = styled('div')(({ theme }) => {
  const { background, primary, secondary } = theme.palette
  return {
    padding: '32px var(--edge) 40px',
    backgroundImage: `linear-gradient(160deg, ${mixColors(background.default, primary.main, 0.1)}, ${background.default} 60%, ${mixColors(background.default, secondary.main, 0.08)})`,
    [theme.breakpoints.up('md')]: { paddingBlock: '56px 64px' },
  }
})

const Columns = styled('div')(({ theme }) => ({
  maxWidth: 1200,
  margin: '0 auto',
  display: 'grid',
  gap: 24,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', gap: 48 },
}))

const Content = styled('div')(({ theme }) => ({
  '& h1': {
    fontSize: 'clamp(min(1.875rem, 13vw), 1.2rem + 2.6vw, 3rem)',
    lineHeight: 1.15,
    ...balancedHeadline,
  },
  [theme.breakpoints.up('md')]: { paddingBlock: 24 },
}))

const Lead = styled('p')(({ theme }) => ({
  margin: '0 0 24px',
  maxWidth: '52ch',
  fontSize: '1.125rem',
  lineHeight: 1.6,
  color: theme.palette.text.secondary,
}))

/** Two phones, the second one lower and behind the first. On a phone there is only one. */
const Phones = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  '& > :first-of-type': { position: 'relative', zIndex: 1 },
  '& > :last-of-type': {
    marginInlineStart: -72,
    marginTop: 56,
    [theme.breakpoints.down('sm')]: { display: 'none' },
  },
}))
