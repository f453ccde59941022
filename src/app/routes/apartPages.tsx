import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { OpenFrame } from '#features/pages/layout/OpenFrame'
import * as lazyPages from '#features/pages/lazyPages'
import { openMenu } from '#features/pages/menu'
import { providerExt } from '#lib/environment'
import { isAdminPath } from '#lib/paths/admin'
import { plainPath } from '#lib/paths/entrance'
import { openPaths } from '#lib/paths/open'
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

/** The table of the open pages; the eighteen of authentication are six forms in three variants. */
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
  page(openPaths.privacyPolicy, lazyPages.PrivacyPolicyPage, {}),
  page(openPaths.developers, lazyPages.DevelopersPage, {}),
]

/** Loads the page at `pathname` and its words, so that it is shown in one piece. Never rejects. */
async function preloadOpenPage(pathname: string): Promise<void> {
  const found = pages.find(({ path }) => path === plainPath(pathname))
  await Promise.all([
    openTexts(readAppearance().locale).catch(() => undefined),
    found?.code.preload(),
  ])
}

/** Pages that anybody may open, within a frame of their own that lists them all. */
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

/** The chosen letters come with the page that follows one that was painted at build. */
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
 * A frame of its own. `VITE_ADMIN=0` leaves it out of the build: asked for here, or its files were made.
 * Its calls are none of the specification's, so a real provider must be said to have them.
 */
const AdminArea =
  import.meta.env.VITE_ADMIN !== '0' && providerExt
    ? lazyWithPreload(() => import('../admin/AdminArea').then((module) => module.AdminArea))
    : null

/** The pages that stand apart from the member area: those that anybody may open, and the operator's side. */
export function ApartPages() {
  const { pathname } = useLocation()
  if (AdminArea === null || !isAdminPath(pathname)) return <OpenPages />
  return (
    <Suspense>
      <AdminArea />
    </Suspense>
  )
}

/** Loads what the page at `pathname` is made of. Never rejects: the page itself says what is missing. */
export async function preloadApartPage(pathname: string): Promise<void> {
  if (AdminArea === null || !isAdminPath(pathname)) await preloadOpenPage(pathname)
  else await AdminArea.preload()
}
