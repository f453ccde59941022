import { Outlet, useLocation } from 'react-router-dom'
import { GuestNotFound } from '../errors/GuestNotFound'
import { isMemberPath } from '../routes/knownPaths'

/** For people without a session: a page of the member area leads to the login, any other address to “not found”. */
export function UnknownRoute() {
  const { pathname } = useLocation()
  return isMemberPath(pathname) ? <Outlet /> : <GuestNotFound />
}
