import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { selectSessionEnd, selectSessionStatus } from '#api/session/session'
import { paths } from '#lib/paths/publicPaths'
import { rememberPath } from './returnPath'

interface RequireSessionProps {
  /** Shown while the session state is unknown, instead of private content. */
  frame?: ReactNode
}

/** Redirects anonymous visitors to the login page, which leads back here after the login. */
export function RequireSession({ frame = null }: RequireSessionProps) {
  const status = useSelector(selectSessionStatus)
  const ended = useSelector(selectSessionEnd)
  const location = useLocation()
  if (status === 'starting') return frame
  if (status === 'in') return <Outlet />
  // After a deliberate logout the next login does not lead back here.
  const state = ended === 'logout' ? null : rememberPath(location)
  return <Navigate to={paths.login} replace state={state} />
}
