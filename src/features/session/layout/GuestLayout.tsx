import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { appName } from '#lib/environment'
import { LanguageChoice } from './LanguageChoice'

/**
 * Geometry of the guest pages in CSS pixels. index.html paints the same card before any script
 * runs, so a change here is a change there. The card hangs from the top: texts that appear below
 * (an error, the demo accounts) then move nothing above them.
 */
const guestLayout = {
  /** Space around the card; the top one grows with the height of the screen. */
  paddingTop: 'clamp(24px, 8vh, 88px)',
  paddingInline: 16,
  paddingBottom: 24,
  card: { maxWidth: 440, padding: 24, widePadding: 32 },
  /** From this width on the card has its wide padding. */
  wideFrom: 600,
  /** Name of the app: 20 px bold in 32 px lines. */
  name: { fontSize: 20, lineHeight: 1.6, marginBottom: 16 },
  /** Seconds. */
  transition: 0.4,
} as const

/** The card that all guest pages stand in; a page that follows another fades and scales in. */
export function GuestLayout({ foot }: { foot?: ReactNode }) {
  const { pathname } = useLocation()
  const [firstPath] = useState(() => (isFrameShown() ? pathname : null))
  return (
    <Ground>
      <Card>
        <Name>{appName}</Name>
        <Entrance key={pathname} data-still={pathname === firstPath}>
          <Outlet />
        </Entrance>
      </Card>
      <Foot>
        <LanguageChoice />
        {foot}
      </Foot>
    </Ground>
  )
}

/** The frame of index.html shows exactly while nothing is rendered: what replaces it must not flicker. */
function isFrameShown(): boolean {
  return document.querySelector('#root:empty') !== null
}

const Foot = styled('footer')({ display: 'grid', justifyItems: 'center', gap: 8 })

const { card, name, wideFrom } = guestLayout
const wide = `@media (min-width: ${wideFrom}px)`

const Ground = styled('div')({
  boxSizing: 'border-box',
  minHeight: '100dvh',
  padding: `${guestLayout.paddingTop} ${guestLayout.paddingInline}px ${guestLayout.paddingBottom}px`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
})

const Card = styled('main')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: card.maxWidth,
  padding: card.padding,
  [wide]: { padding: card.widePadding },
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  '& h1': { flexGrow: 1, textAlign: 'center' },
}))

const Name = styled('p')(({ theme }) => ({
  margin: `0 0 ${name.marginBottom}px`,
  fontSize: `${name.fontSize / 16}rem`,
  lineHeight: name.lineHeight,
  fontWeight: 700,
  textAlign: 'center',
  color: theme.palette.primary.readable,
}))

const enter = keyframes({
  from: { opacity: 0, transform: 'scale(0.96)' },
  to: { opacity: 1, transform: 'none' },
})

const Entrance = styled('div')({
  animation: `${enter} ${guestLayout.transition}s ease-out`,
  '&[data-still="true"]': { animation: 'none' },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
})
