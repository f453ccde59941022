import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { OpenFrame } from '#features/pages/layout/OpenFrame'
import { GuestNotFound } from '../errors/GuestNotFound'
import { openMenu } from '../menu/openMenu'
import { OpenTexts } from '../texts/OpenTexts'
import * as parts from './openParts'
import { openPaths } from './openPaths'

const forms = [
  'login',
  'register',
  'forgotPassword',
  'checkMail',
  'resetPassword',
  'codeVerification',
] as const
const looks = [1, 2, 3] as const

/** The table of the open pages; the eighteen of authentication are six forms in three looks. */
const pages = [
  ...forms.flatMap((form) =>
    looks.map((look) => ({
      path: openPaths[`${form}${look}`],
      element: (
        <parts.AuthenticationPage form={form} look={look} titleKey={`openNames.${form}${look}`} />
      ),
    })),
  ),
  { path: openPaths.errorPage, element: <parts.ErrorPage /> },
  { path: openPaths.comingSoon1, element: <parts.ComingSoonPage look={1} /> },
  { path: openPaths.comingSoon2, element: <parts.ComingSoonPage look={2} /> },
  { path: openPaths.underConstruction, element: <parts.UnderConstructionPage /> },
  { path: openPaths.landing, element: <parts.LandingPage /> },
  { path: openPaths.contactUs, element: <parts.ContactUsPage /> },
  { path: openPaths.faqs, element: <parts.FaqsPage /> },
  { path: openPaths.privacyPolicy, element: <parts.PrivacyPolicyPage /> },
]

/** Pages that anybody may open, within a frame of their own that lists them all. */
export function OpenPages() {
  return (
    <OpenTexts>
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
    </OpenTexts>
  )
}
