import { Outlet, useLocation } from 'react-router-dom'
import { GuestNotFound } from '../errors/GuestNotFound'
import { isMemberPath } from '../routes/knownPath'

/** Somebody without a session who asks for more than the landing page: it is there, or it is not. */
export function UnknownRoute() {
  const { pathname } = useLocation()
  return isMemberPath(pathname) ? <Outlet /> : <GuestNotFound />
}
