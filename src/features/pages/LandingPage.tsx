import { styled } from '@mui/material/styles'
import { useDeferredValue } from 'react'
import { Link } from 'react-router-dom'
import { mixColors } from '#lib/contrast'
import { openPaths } from '#lib/paths/open'
import { useText } from '#ui/intl/useText'
import { Hero } from './landing/Hero'
import { HomeButtons } from './landing/HomeButtons'
import { balancedHeadline } from './landing/headline'
import { LandingNav } from './landing/LandingNav'
import { LookInside } from './landing/LookInside'
import { Offers } from './landing/Offers'
import { PlayResponsibly } from './landing/PlayResponsibly'
import { Steps } from './landing/Steps'
import { Testimonials } from './landing/Testimonials'
import { useHashTarget } from './reading/useHashTarget'

/** Numbers that anyone can verify in the app. */
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
  fontWeight: theme.typography.fontWeightBold,
  color: theme.palette.primary.readable,
}))

/** Presents the member site to visitors. */
export function LandingPage() {
  // Renders the first screen immediately, the rest right after.
  const isRestsTurn = useDeferredValue(true, false)
  return (
    <>
      <LandingNav />
      <Hero />
      {isRestsTurn ? <LandingSections /> : <Rest />}
    </>
  )
}

/** As tall as a screen, so that the footer is not seen where it will not stay. */
const Rest = styled('div')({ minHeight: '100dvh' })

/** Everything below the first screen. */
export function LandingSections() {
  useHashTarget()
  return (
    <>
      <Figures />
      <Offers />
      <Steps />
      <LookInside />
      <Testimonials />
      <PlayResponsibly />
      <Ending />
    </>
  )
}

/** Closing section with links to log in and to contact the operator. */
export function Ending() {
  const text = useText()
  return (
    <Ground data-bleed aria-labelledby="end-title">
      <h2 id="end-title">{text('site.landing.end.title')}</h2>
      <p>{text('site.landing.end.text')}</p>
      <HomeButtons />
      <Contact to={openPaths.contactUs}>{text('site.landing.end.contact')}</Contact>
    </Ground>
  )
}

const Ground = styled('section')(({ theme }) => ({
  marginTop: 72,
  padding: '48px var(--edge)',
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  backgroundColor: mixColors(theme.palette.background.default, theme.palette.primary.main, 0.1),
  h2: { ...theme.typography.h2, ...balancedHeadline, margin: '0 0 8px' },
  p: { margin: '0 0 20px' },
}))

const Contact = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginTop: 8,
  color: theme.palette.text.primary,
}))
