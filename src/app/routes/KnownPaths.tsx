import { useSelector } from 'react-redux'
import { Outlet, useLocation } from 'react-router-dom'
import { selectSessionStatus } from '#api/session/session'
import { landingPath, plainPath } from '#lib/paths/entrance'
import { UnknownRoute } from './pages'

/** Sends nobody to the login page for a page that does not exist. */
export function KnownPaths() {
  const status = useSelector(selectSessionStatus)
  const { pathname } = useLocation()
  return status === 'out' && plainPath(pathname) !== landingPath ? <UnknownRoute /> : <Outlet />
}
