import { Suspense, useLayoutEffect } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { selectSessionEnd, selectSessionStatus } from '#api/session/session'
import { GuestLayout } from '#features/session/layout/GuestLayout'
import { isApartPath, landingPath, paths, plainPath } from '#lib/paths/publicPaths'
import { FailureHelpContext } from '#ui/load/useErrorMessage'
import { RouteErrorBoundary } from '../errors/RouteErrorBoundary'
import { GuestOnly } from '../guards/GuestOnly'
import { RequireSession } from '../guards/RequireSession'
import { storageErrorHelp } from '../storageErrors'
import { GuestTesters } from '../testers/GuestTesters'
import {
  ApartPages,
  ForgotPage,
  LoginPage,
  MainLayout,
  RegisterPage,
  UnknownRoute,
  useOtherSideAhead,
} from './preload'
import { useRouteFocus } from './useRouteFocus'

/**
 * Guest pages, public pages and the back office (`apartPages.tsx`), and the member area (`memberPages.tsx`).
 */
export function Router() {
  const { pathname } = useLocation()
  const isApart = isApartPath(pathname)
  useFrameKind(isApart)
  useOtherSideAhead(isApart)
  useRouteFocus()
  return (
    <RouteErrorBoundary resetKey={pathname}>
      <FailureHelpContext value={storageErrorHelp}>
        <Suspense>{isApart ? <ApartPages /> : <SitePages />}</Suspense>
      </FailureHelpContext>
    </RouteErrorBoundary>
  )
}

function SitePages() {
  return (
    <Routes>
      {[paths.root, '/index.html', '/dashboard'].map((path) => (
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

/**
 * Decides whether an unknown address needs a login or does not exist, so that nobody logs in for nothing. A
 * deliberate logout leads to the login page from any address, without loading a file that may not be stored
 * yet.
 */
function KnownPaths() {
  const isOut = useSelector(selectSessionStatus) === 'out'
  const isLeft = useSelector(selectSessionEnd) === 'logout'
  const { pathname } = useLocation()
  return isOut && !isLeft && plainPath(pathname) !== landingPath ? <UnknownRoute /> : <Outlet />
}

/**
 * Selects the variant of index.html's app shell to show while nothing is rendered; after a login, the member
 * area's.
 */
function useFrameKind(isApart: boolean): void {
  const status = useSelector(selectSessionStatus)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (isApart) dataset['frame'] = 'apart'
    else if (status !== 'starting') dataset['frame'] = status === 'in' ? 'app' : 'guest'
  }, [isApart, status])
}
