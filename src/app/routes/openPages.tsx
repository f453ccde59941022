import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { OpenFrame } from '#features/pages/layout/OpenFrame'
import * as lazyPages from '#features/pages/lazyPages'
import { openMenu } from '#features/pages/menu'
import { openPaths } from '#lib/paths/open'
import { loadOpen } from '#locales/openCatalogue'
import { GuestNotFound } from '../errors/GuestNotFound'
import { SeparateTexts } from '../texts/SeparateTexts'

const forms = [
  'login',
  'register',
  'forgotPassword',
  'checkMail',
  'resetPassword',
  'codeVerification',
] as const
const variants = [1, 2, 3] as const

/** The table of the open pages; the eighteen of authentication are six forms in three variants. */
const pages = [
  ...forms.flatMap((form) =>
    variants.map((variant) => ({
      path: openPaths[`${form}${variant}`],
      element: (
        <lazyPages.AuthenticationPage
          form={form}
          variant={variant}
          titleKey={`openNames.${form}${variant}`}
        />
      ),
    })),
  ),
  { path: openPaths.errorPage, element: <lazyPages.ErrorPage /> },
  { path: openPaths.comingSoon1, element: <lazyPages.ComingSoonPage variant={1} /> },
  { path: openPaths.comingSoon2, element: <lazyPages.ComingSoonPage variant={2} /> },
  { path: openPaths.underConstruction, element: <lazyPages.UnderConstructionPage /> },
  { path: openPaths.landing, element: <lazyPages.LandingPage /> },
  { path: openPaths.contactUs, element: <lazyPages.ContactUsPage /> },
  { path: openPaths.faqs, element: <lazyPages.FaqsPage /> },
  { path: openPaths.privacyPolicy, element: <lazyPages.PrivacyPolicyPage /> },
  { path: openPaths.developers, element: <lazyPages.DevelopersPage /> },
]

/** Pages that anybody may open, within a frame of their own that lists them all. */
export function OpenPages() {
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
