import { styled } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import { guestPaths, paths } from '#lib/paths/publicPaths'
import { useText } from '#ui/intl/useText'
import { nearestPath } from '../routes/knownPaths'
import { safeArea } from '../shell/layout'
import { NotFound } from './NotFound'

/** “Not found” page for visitors without a session, without the shell around it. */
export function GuestNotFound() {
  const text = useText()
  const { pathname } = useLocation()
  const nearest = nearestPath(pathname, guestPaths)
  return (
    <Ground>
      <NotFound
        nearest={nearest === null ? null : { path: nearest, label: nearest }}
        home={{ path: paths.login, label: text('error.toLogin') }}
      />
    </Ground>
  )
}

const Ground = styled('main')({
  boxSizing: 'border-box',
  minHeight: '100dvh',
  padding: `24px max(16px, ${safeArea.sides})`,
  overflowWrap: 'anywhere',
})
