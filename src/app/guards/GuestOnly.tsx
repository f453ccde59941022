import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { selectSessionStatus } from '#api/session/session'
import { landingPath } from '#lib/paths/entrance'
import { rememberedPath } from './returnPath'

interface GuestOnlyProps {
  /** Stands in while it is not known whether somebody is logged in: no login page. */
  frame?: ReactNode
}

/** Logged-in visitors go to the page they had asked for, or to the landing page. */
export function GuestOnly({ frame = null }: GuestOnlyProps) {
  const status = useSelector(selectSessionStatus)
  const location = useLocation()
  if (status === 'starting') return frame
  if (status === 'out') return <Outlet />
  return <Navigate to={rememberedPath(location) ?? landingPath} replace />
}
