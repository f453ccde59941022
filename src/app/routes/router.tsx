import { Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { GuestLayout } from '#features/session/layout/GuestLayout'
import { isOpenPath, landingPath, paths } from '#lib/paths/entrance'
import { FailureHelpContext } from '#ui/load/failureHelp'
import { RouteErrorBoundary } from '../errors/RouteErrorBoundary'
import { GuestOnly } from '../guards/GuestOnly'
import { RequireSession } from '../guards/RequireSession'
import { storeFaultHelp } from '../storeFaults'
import { GuestTesters } from '../testers/GuestTesters'
import { KnownPaths } from './KnownPaths'
import { ForgotPage, LoginPage, MainLayout, OpenPages, RegisterPage } from './pages'
import { useFrameKind } from './useFrameKind'
import { useRouteFocus } from './useRouteFocus'

/** Guest pages, open ones (`openPages.tsx`), and the door to the member area (`memberPages.tsx`). */
export function Router() {
  const { pathname } = useLocation()
  useFrameKind()
  useRouteFocus()
  return (
    <RouteErrorBoundary resetKey={pathname}>
      <FailureHelpContext value={storeFaultHelp}>
        <Suspense>{isOpenPath(pathname) ? <OpenPages /> : <SitePages />}</Suspense>
      </FailureHelpContext>
    </RouteErrorBoundary>
  )
}

function SitePages() {
  return (
    <Routes>
      {[paths.root, '/dashboard'].map((path) => (
        <Route key={path} path={path} element={<Navigate to={landingPath} replace />} />
      ))}
      <Route element={<GuestOnly />}>
        <Route element={<GuestLayout foot={<GuestTesters />} />}>
          <Route path={paths.login} element={<LoginPage />} />
          <Route path={paths.register} element={<RegisterPage />} />
          <Route path={paths.forgot} element={<ForgotPage />} />
        </Route>
      </Route>
      <Route element={<KnownPaths />}>
        <Route element={<RequireSession />}>
          <Route path="*" element={<MainLayout />} />
        </Route>
      </Route>
    </Routes>
  )
}
