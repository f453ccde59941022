import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { hasAdmin } from '#lib/environment'
import { isAdminPath } from '#lib/paths/admin'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { OpenPages } from './openPages'

/** A frame of its own, left out of a build by `VITE_ADMIN=0`. */
const AdminArea = hasAdmin
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
