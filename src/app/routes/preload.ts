import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { selectSessionStatus } from '#api/session/session'
import { DashboardPage } from '#features/dashboard/lazyDashboardPage'
import { guestPaths, isApartPath, landingPath, paths, plainPath } from '#lib/paths/publicPaths'
import { savesData } from '#lib/storage/savesData'
import { whenSettled } from '#lib/whenSettled'
import { selectAppearance } from '#ui/appearance/appearanceSlice'
import type { Locale } from '#ui/intl/locale'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const LoginPage = lazyWithPreload(() =>
  import('#features/session/LoginPage').then((module) => module.LoginPage),
)

export const RegisterPage = lazyWithPreload(() =>
  import('#features/session/RegisterPage').then((module) => module.RegisterPage),
)

export const ForgotPage = lazyWithPreload(() =>
  import('#features/session/ForgotPage').then((module) => module.ForgotPage),
)

/** Contains the list of all paths, which the guest pages do not need. */
export const UnknownRoute = lazyWithPreload(() =>
  import('../guards/UnknownRoute').then((module) => module.UnknownRoute),
)

/** Public pages and the back office, which the guest pages do not need. */
export const ApartPages = lazyWithPreload(() =>
  import('./apartPages').then((module) => module.ApartPages),
)

/** The member area's layout; the table of its pages is loaded with it. */
export const MainLayout = lazyWithPreload(() =>
  import('../shell/MainLayout').then((module) => module.MainLayout),
)

/** Loads the parts of the page at `pathname`. Never rejects: the page itself reports missing parts. */
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

/** Loads the page after the login while the visitor types, and the texts of the page at `pathname`. */
export function preloadMemberArea(locale: Locale, pathname: string = landingPath): void {
  void preloadPage(landingPath, true)
  void import('#api/session/account').catch(() => undefined)
  const texts = isLanding(pathname)
    ? import('#locales/memberTexts').then(({ memberTexts }) => memberTexts(locale))
    : import('#locales/productTexts').then(({ productTexts }) => productTexts(locale))
  texts.catch((cause: unknown) => console.warn('Texts could not be loaded ahead', cause))
}

function isLanding(pathname: string): boolean {
  return [paths.root, landingPath].some((path) => path === plainPath(pathname))
}

/** Paths that are known without the list of all paths. */
function isEntrance(pathname: string): boolean {
  return isLanding(pathname) || guestPaths.includes(plainPath(pathname))
}

/** Guests who request a member's page see the login page. */
function guestPageAt(pathname: string) {
  const path = plainPath(pathname)
  if (path === paths.register) return RegisterPage
  return path === paths.forgot ? ForgotPage : LoginPage
}

/**
 * Preloads in idle time: for guests the page after the login, for members the page after the end of the
 * session. Not on a public page: its visitors are further from a login, and the worker stores these files
 * anyway.
 */
export function useOtherSideAhead(isApart: boolean): void {
  const { locale } = useSelector(selectAppearance)
  const status = useSelector(selectSessionStatus)
  useEffect(() => {
    if (status === 'starting' || isApart || savesData()) return undefined
    return whenSettled(() => {
      if (status === 'out') preloadMemberArea(locale)
      else void Promise.all([LoginPage.preload(), UnknownRoute.preload()])
    })
  }, [status, isApart, locale])
}
