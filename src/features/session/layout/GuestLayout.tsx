import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { appName } from '#lib/environment'
import { HttpsNote } from '#ui/state/Note'
import { LanguageChoice } from './LanguageChoice'

/**
 * Card around all guest pages; a new page fades and scales in. The positions of background and card are
 * defined in index.html (`guest`, `frame-card`), which paints both before any script runs.
 */
export function GuestLayout({ foot }: { foot?: ReactNode }) {
  const { pathname } = useLocation()
  const [firstPath] = useState(() => (isFrameShown() ? pathname : null))
  return (
    <Ground className="guest">
      <Card className="frame-card">
        <Name>{appName}</Name>
        <HttpsNote />
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

/** The app shell of index.html is shown as long as nothing is rendered; its replacement must not flicker. */
function isFrameShown(): boolean {
  return document.querySelector('#root:empty') !== null
}

const Foot = styled('footer')({ display: 'grid', justifyItems: 'center', gap: 8 })

/** Aligned to the top, so that text appearing below (an error, the demo accounts) moves nothing above it. */
const Ground = styled('div')({
  boxSizing: 'border-box',
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
})

const Card = styled('main')(({ theme }) => ({
  width: '100%',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  '& h1': { flexGrow: 1, textAlign: 'center' },
}))

const Name = styled('p')(({ theme }) => ({
  margin: '0 0 16px',
  fontSize: '1.25rem',
  lineHeight: 1.6,
  fontWeight: theme.typography.fontWeightBold,
  textAlign: 'center',
  color: theme.palette.primary.readable,
}))

const enter = keyframes({
  from: { opacity: 0, transform: 'scale(0.96)' },
  to: { opacity: 1, transform: 'none' },
})

const Entrance = styled('div')(({ theme: { transitions } }) => ({
  animation: `${enter} ${transitions.duration.complex}ms ${transitions.easing.easeOut}`,
  '&[data-still="true"]': { animation: 'none' },
}))
