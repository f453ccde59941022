import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { mixColors } from '#lib/contrast'
import { openPaths } from '#lib/paths/open'
import { useText } from '#ui/intl/useText'
import { HomeButtons } from './HomeButtons'

/** The last word: come in, or write to us. */
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
  h2: { ...theme.typography.h2, margin: '0 0 8px' },
  p: { margin: '0 0 20px' },
}))

const Contact = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginTop: 8,
  color: theme.palette.text.primary,
}))
