/** The paths that start and login need; all others are in files that are loaded when they are wanted. */
export const paths = {
  root: '/',
  login: '/login',
  register: '/register',
  forgot: '/forgot',
  analytics: '/dashboard/analytics',
} as const

/** What the root and the logo lead to. It has no breadcrumbs. */
export const landingPath = paths.analytics

/**
 * The plain paths of pages that stand apart from the member area and its guest pages: those that anybody
 * may open (all below `/pages`, but for the prices, and `/developers`), and the operator's side. index.html paints no frame there.
 */
export const apartPath = /^\/(pages\/(?!price\/)|developers$|admin(\/|$))/

export function isApartPath(pathname: string): boolean {
  return apartPath.test(plainPath(pathname))
}

/** Pages for people without a session. */
export const guestPaths: readonly string[] = [paths.login, paths.register, paths.forgot]

/** The path as it is compared: without a slash at its end; letters' case means nothing, as in the router. */
export function plainPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/+$/, '$1')
}
