import { guestPaths, isApartPath, landingPath, paths, plainPath } from '#lib/paths/entrance'
import type { Locale } from '#ui/intl/locale'
import { loadCatalogue } from '../texts/catalogue'
import { MainLayout } from './memberFrame'
import {
  ApartPages,
  DashboardPage,
  ForgotPage,
  LoginPage,
  RegisterPage,
  UnknownRoute,
} from './pages'

/** Loads what the page at `pathname` is made of. Never rejects: the page itself says what is missing. */
export async function preloadPage(pathname: string, isMember: boolean): Promise<void> {
  if (isApartPath(pathname)) {
    if (!(await ApartPages.preload())) return
    const { preloadApartPage } = await import('./apartPages')
    await preloadApartPage(pathname)
  } else if (isMember) {
    await Promise.all([MainLayout.preload(), isLanding(pathname) && DashboardPage.preload()])
  } else {
    await Promise.all([
      guestPageAt(pathname).preload(),
      !isEntrance(pathname) && UnknownRoute.preload(),
    ])
  }
}

/** Loads what a login leads to, while somebody types; and the texts of the page at `pathname`. */
export function preloadMemberArea(locale: Locale, pathname: string = landingPath): void {
  void preloadPage(landingPath, true)
  void import('#api/session/account').catch(() => undefined)
  loadCatalogue(locale, isLanding(pathname) ? 'member' : 'product').catch((cause: unknown) => {
    console.warn('Texts could not be loaded ahead', cause)
  })
}

function isLanding(pathname: string): boolean {
  return [paths.root, landingPath].some((path) => path === plainPath(pathname))
}

/** Paths that the entrance knows without looking them up. */
function isEntrance(pathname: string): boolean {
  return isLanding(pathname) || guestPaths.includes(plainPath(pathname))
}

/** Guests who ask for a member's page see the login page. */
function guestPageAt(pathname: string) {
  const path = plainPath(pathname)
  if (path === paths.register) return RegisterPage
  return path === paths.forgot ? ForgotPage : LoginPage
}
