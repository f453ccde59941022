import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { providerExt } from '#lib/environment'
import { isAdminPath } from '#lib/paths/admin'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { OpenPages, preloadOpenPage } from './openPages'

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
