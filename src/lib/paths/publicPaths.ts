/** The paths that start-up and login need. The others are in files that load on demand. */
export const paths = {
  root: '/',
  login: '/login',
  register: '/register',
  forgot: '/forgot',
  analytics: '/dashboard/analytics',
} as const

/** The page that the root and the logo lead to. It has no breadcrumbs. */
export const landingPath = paths.analytics

/**
 * Paths outside the member area and its guest pages: public pages (everything under `/pages` except the
 * prices, and `/developers`) and the back office. index.html draws no app shell there.
 */
export const apartPath = /^\/(pages\/(?!price\/)|developers$|admin(\/|$))/

export function isApartPath(pathname: string): boolean {
  return apartPath.test(plainPath(pathname))
}

/** Pages for people without a session. */
export const guestPaths: readonly string[] = [paths.login, paths.register, paths.forgot]

/** The form in which paths are compared: without a trailing slash, and in lower case, as in the router. */
export function plainPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/+$/, '$1')
}
