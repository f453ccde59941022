import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { adminPaths, adminRoot } from '#lib/paths/admin'
import { plainPath } from '#lib/paths/publicPaths'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { PageSkeleton } from '#ui/load/PageSkeleton'
import { PageShapeContext, rowShape } from '#ui/load/pageShape'
import { useMay, useStaffSession } from './api/adminSession'
import { AdminFrame } from './layout/AdminFrame'
import { NoSuchPage, NotAllowed } from './layout/NoPage'
import { PageLabelContext } from './layout/pageLabel'
import { adminRouteAt, adminRoutes, menuRouteAt } from './routes'
import { AdminLoginPage } from './session/AdminLoginPage'

/** Required first steps of an account: set its own password and second factor. */
const FirstSteps = lazyWithPreload(() =>
  import('./session/FirstSteps').then((module) => module.FirstSteps),
)

interface AdminPagesProps {
  /** Shows what testers have activated. */
  controls: ReactNode
  /** Opens the test controls; `compact`: icon only. */
  TesterTools: ComponentType<{ compact?: boolean }>
  /** Provides the texts of pages with offers or settings. */
  SettingTexts: ComponentType<{ children: ReactNode }>
}

/** Pages of the back office: the login page, or the pages that the logged-in staff member may see. */
export function AdminPages({ controls, TesterTools, SettingTexts }: AdminPagesProps) {
  const session = useStaffSession()
  const { pathname, search } = useLocation()
  const isLogin = plainPath(pathname) === adminPaths.login
  if (session === null) {
    if (isLogin) {
      return (
        <>
          {controls}
          <AdminLoginPage foot={<TesterTools />} />
        </>
      )
    }
    const isEntrance = plainPath(pathname) === adminRoot
    return (
      <Navigate
        to={adminPaths.login}
        replace
        state={isEntrance ? null : { from: pathname + search }}
      />
    )
  }
  if (session.mustChangePassword || session.mustEnrol) {
    return (
      <AdminFrame menu={false} controls={controls} TesterTools={TesterTools}>
        <Suspense>
          <SettingTexts>
            <FirstSteps session={session} />
          </SettingTexts>
        </Suspense>
      </AdminFrame>
    )
  }
  return (
    <AdminFrame controls={controls} TesterTools={TesterTools}>
      <PageLabelContext value={labelAt}>
        <CurrentPage isLogin={isLogin} SettingTexts={SettingTexts} />
      </PageLabelContext>
    </AdminFrame>
  )
}

const labelAt = (path: string) => menuRouteAt(path)?.label

interface CurrentPageProps extends Pick<AdminPagesProps, 'SettingTexts'> {
  isLogin: boolean
}

function CurrentPage({ isLogin, SettingTexts }: CurrentPageProps) {
  const { pathname, state } = useLocation()
  const may = useMay()
  const route = useMemo(() => adminRouteAt(pathname), [pathname])
  if (isLogin || plainPath(pathname) === adminRoot) {
    return <Navigate to={cameFrom(state) ?? homeOf(may)} replace />
  }
  if (!route) return <NoSuchPage />
  if (!may(route.needs)) return <NotAllowed />
  // A list and its sheet are one page, so the list stays mounted while sheets open and close.
  return (
    <PageShapeContext value={listShape}>
      <Suspense fallback={<PageSkeleton />}>
        {route.sets ? (
          <SettingTexts>
            <route.Page />
          </SettingTexts>
        ) : (
          <route.Page />
        )}
      </Suspense>
    </PageShapeContext>
  )
}

/** Most pages are a list below its search and filters. */
const listShape = { head: 64, ...rowShape(8, 44) }

/** The first page that the staff member may see. */
function homeOf(may: ReturnType<typeof useMay>): string {
  return adminRoutes.find(({ label, needs }) => label && may(needs))?.path ?? adminPaths.deposits
}

function cameFrom(state: unknown): string | null {
  const from: unknown = Object(state).from
  return typeof from === 'string' && from.startsWith(`${adminRoot}/`) ? from : null
}
