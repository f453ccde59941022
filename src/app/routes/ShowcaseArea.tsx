import { useLocation } from 'react-router-dom'
import { MemberNotFound } from '../errors/MemberNotFound'
import { pageRoute } from './pageRoute'
import { routeFinder } from './routeFinder'
import { showcasePages } from './showcasePages'

const routeAt = routeFinder(showcasePages.map((page) => pageRoute(page, 'demo')))

/** The part of the member area that shows what the dashboard is built of; also what is no page. */
export function ShowcaseArea() {
  const { pathname } = useLocation()
  return routeAt(pathname)?.element ?? <MemberNotFound />
}
