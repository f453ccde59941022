import { matchPath } from 'react-router-dom'

/** Where the pages are: the one place in this room that writes their paths. */
export const paths = {
  root: '/',
  login: '/login',
  register: '/register',
  forgot: '/forgot',
  analytics: '/dashboard/analytics',
} as const

/** What the root and the logo lead to (spec 9). It has no breadcrumbs. */
export const landingPath = paths.analytics

/** Pages for people without a session. */
export const guestPaths: readonly string[] = [paths.login, paths.register, paths.forgot]

/** Is there such a page in the member area? */
export function isMemberPath(pathname: string): boolean {
  return Object.values(paths).some(
    (path) => !guestPaths.includes(path) && matchPath(path, pathname) !== null,
  )
}

/** The path as it is compared: without a slash at its end; letters' case means nothing, as in the router. */
export function plainPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<=.)\/+$/, '')
}
