import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { OpenFrame } from '#features/pages/layout/OpenFrame'
import * as lazyPages from '#features/pages/lazyPages'
import { openMenu } from '#features/pages/menu'
import { plainPath } from '#lib/paths/entrance'
import { openPaths } from '#lib/paths/open'
import { loadOpen } from '#locales/openCatalogue'
import { loadFont } from '#ui/appearance/fonts'
import { readAppearance } from '#ui/appearance/readAppearance'
import type { LazyComponent, LoadedApart } from '#ui/load/lazyWithPreload'
import { GuestNotFound } from '../errors/GuestNotFound'
import { preloadTexts, SeparateTexts } from '../texts/SeparateTexts'

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
export async function preloadOpenPage(pathname: string): Promise<void> {
  const found = pages.find(({ path }) => path === plainPath(pathname))
  await Promise.all([preloadTexts(loadOpen, readAppearance().locale), found?.code.preload()])
}

/** Pages that anybody may open, within a frame of their own that lists them all. */
export function OpenPages() {
  useLettersOnceLeft()
  return (
    <SeparateTexts load={loadOpen}>
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
    </SeparateTexts>
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
