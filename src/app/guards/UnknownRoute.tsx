import { Outlet, useLocation } from 'react-router-dom'
import { GuestNotFound } from '../errors/GuestNotFound'
import { isMemberPath } from '../routes/knownPaths'

/** For visitors without a session: a member page leads to the login, any other address to “not found”. */
export function UnknownRoute() {
  const { pathname } = useLocation()
  return isMemberPath(pathname) ? <Outlet /> : <GuestNotFound />
}
