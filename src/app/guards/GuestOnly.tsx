import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { selectSessionStatus } from '#api/session/session'
import { landingPath } from '#lib/paths/publicPaths'
import { rememberedPath } from './returnPath'

interface GuestOnlyProps {
  /** Shown while the session state is unknown, instead of the login page. */
  frame?: ReactNode
}

/** Redirects logged-in visitors to the page they had requested, or to the landing page. */
export function GuestOnly({ frame = null }: GuestOnlyProps) {
  const status = useSelector(selectSessionStatus)
  const location = useLocation()
  if (status === 'starting') return frame
  if (status === 'out') return <Outlet />
  return <Navigate to={rememberedPath(location) ?? landingPath} replace />
}
