import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { OpenFrame } from '#features/pages/layout/OpenFrame'
import * as lazyPages from '#features/pages/lazyPages'
import { openMenu } from '#features/pages/menu'
import { providerExt } from '#lib/environment'
import { isAdminPath } from '#lib/paths/admin'
import { openPaths } from '#lib/paths/open'
import { plainPath } from '#lib/paths/publicPaths'
import { openTexts } from '#locales/openTexts'
import { loadFont } from '#ui/appearance/fonts'
import { readAppearance } from '#ui/appearance/readAppearance'
import { type LazyComponent, type LoadedApart, lazyWithPreload } from '#ui/load/lazyWithPreload'
import { GuestNotFound } from '../errors/GuestNotFound'
import { WithTexts } from '../texts/WithTexts'

const forms = [
  'login',
  'register',
  'forgotPassword',
  'checkMail',
  'resetPassword',
  'codeVerification',
] as const
const variants = [1, 2, 3] as const

interface OpenPage {
  path: string
  code: LoadedApart
  element: ReactNode
}

function page<Props extends object>(
  path: string,
  Page: LazyComponent<Props>,
  props: Props,
): OpenPage {
  return { path, code: Page, element: <Page {...props} /> }
}

/** Routes of the public pages. The eighteen authentication pages are six forms in three variants. */
const pages = [
  ...forms.flatMap((form) =>
    variants.map((variant) =>
      page(openPaths[`${form}${variant}`], lazyPages.AuthenticationPage, {
        form,
        variant,
        titleKey: `openNames.${form}${variant}`,
      }),
    ),
  ),
  page(openPaths.errorPage, lazyPages.ErrorPage, {}),
  page(openPaths.comingSoon1, lazyPages.ComingSoonPage, { variant: 1 }),
  page(openPaths.comingSoon2, lazyPages.ComingSoonPage, { variant: 2 }),
  page(openPaths.underConstruction, lazyPages.UnderConstructionPage, {}),
  page(openPaths.landing, lazyPages.LandingPage, {}),
  page(openPaths.contactUs, lazyPages.ContactUsPage, {}),
  page(openPaths.faqs, lazyPages.FaqsPage, {}),
  page(openPaths.rules, lazyPages.RulesPage, {}),
  page(openPaths.privacyPolicy, lazyPages.PrivacyPolicyPage, {}),
  page(openPaths.developers, lazyPages.DevelopersPage, {}),
]

/** Loads the page at `pathname` and its texts, so that it appears in one piece. Never rejects. */
async function preloadOpenPage(pathname: string): Promise<void> {
  const found = pages.find(({ path }) => path === plainPath(pathname))
  await Promise.all([
    openTexts(readAppearance().locale).catch(() => undefined),
    found?.code.preload(),
  ])
}

/** Public pages, in their own layout that lists them all. */
export function OpenPages() {
  useLettersOnceLeft()
  return (
    <WithTexts texts={openTexts}>
      <OpenFrame groups={openMenu}>
        <Routes>
          {pages.map(({ path, element }) => (
            <Route
              key={path}
              path={path}
              element={
                <Suspense key={path} fallback={null}>
                  {element}
                </Suspense>
              }
            />
          ))}
          <Route path="*" element={<GuestNotFound />} />
        </Routes>
      </OpenFrame>
    </WithTexts>
  )
}

/** Loads the chosen font when the visitor leaves a prerendered page. */
function useLettersOnceLeft(): void {
  const { pathname } = useLocation()
  const [arrivedAt] = useState(pathname)
  const isLeft = pathname !== arrivedAt
  useEffect(() => {
    const leave = () => {
      delete document.documentElement.dataset['painted']
      loadFont(readAppearance().fontFamily).catch(() => undefined)
    }
    if (isLeft) leave()
    return leave
  }, [isLeft])
}

/**
 * The back office, in its own layout. `VITE_ADMIN=0` leaves it out of the build; without the check here its
 * chunks would still be built. The specification does not contain its endpoints, so a real provider must be
 * declared to have them.
 */
const AdminArea =
  import.meta.env.VITE_ADMIN !== '0' && providerExt
    ? lazyWithPreload(() => import('../admin/AdminArea').then((module) => module.AdminArea))
    : null

/** The pages outside the member area: public pages and the back office. */
export function ApartPages() {
  const { pathname } = useLocation()
  if (AdminArea === null || !isAdminPath(pathname)) return <OpenPages />
  return (
    <Suspense>
      <AdminArea />
    </Suspense>
  )
}

/** Loads the parts of the page at `pathname`. Never rejects: the page itself reports missing parts. */
export async function preloadApartPage(pathname: string): Promise<void> {
  if (AdminArea === null || !isAdminPath(pathname)) await preloadOpenPage(pathname)
  else await AdminArea.preload()
}
