import { useSelector } from 'react-redux'
import { Outlet, useLocation } from 'react-router-dom'
import { selectSessionStatus } from '../api/session'
import { GuestNotFound } from './pages'
import { isMemberPath } from './paths'

/** Sends nobody to the login page for a page that does not exist. */
export function KnownPaths() {
  const status = useSelector(selectSessionStatus)
  const { pathname } = useLocation()
  return status === 'out' && !isMemberPath(pathname) ? <GuestNotFound /> : <Outlet />
}
