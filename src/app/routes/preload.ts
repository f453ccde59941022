import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { selectSessionStatus } from '#api/session/session'
import { DashboardPage } from '#features/dashboard/lazyDashboardPage'
import { guestPaths, isApartPath, landingPath, paths, plainPath } from '#lib/paths/entrance'
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

/** Knows which pages there are: the entrance does without that. */
export const UnknownRoute = lazyWithPreload(() =>
  import('../guards/UnknownRoute').then((module) => module.UnknownRoute),
)

/** Public pages and the back office: the entrance knows of neither. */
export const ApartPages = lazyWithPreload(() =>
  import('./apartPages').then((module) => module.ApartPages),
)

/** The member area's frame; the table of its pages is loaded with it. */
export const MainLayout = lazyWithPreload(() =>
  import('../shell/MainLayout').then((module) => module.MainLayout),
)

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
  const texts = isLanding(pathname)
    ? import('#locales/memberTexts').then(({ memberTexts }) => memberTexts(locale))
    : import('#locales/productTexts').then(({ productTexts }) => productTexts(locale))
  texts.catch((cause: unknown) => console.warn('Texts could not be loaded ahead', cause))
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

/**
 * Loads in idle time what a login leads to, and for members what the end of a session leads to. Not from a public
 * page: its visitors are further from a login, and the worker stores it anyway.
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
