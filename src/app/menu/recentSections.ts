import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { storedByName, storedValue } from '#lib/storage/storedValue'
import type { MenuItem, MenuPage } from '#ui/navigation/menuItem'
import { mainGroup, menu } from './menu'
import { trailTo } from './menuTrail'

/** A section of the menu, with the page of it that was visited last. */
export interface RecentSection {
  section: MenuItem
  page: MenuPage
}

/** Paths of menu pages that the player visited on this device, the last one first, one of each section. */
const recentPaths = storedByName((userId) =>
  storedValue<readonly string[]>(`recent-sections:${userId}`, (stored) => {
    const parsed = v.safeParse(v.array(v.string()), stored)
    return parsed.success ? parsed.output : null
  }),
)

/** Sections to remember: the one on screen, and one line of others. */
const mostKept = 5
const mostShown = 4

/** Remembers the section on screen. */
export function useRecentVisit(userId: string): void {
  const { pathname } = useLocation()
  const here = sectionAt(pathname)
  const path = here?.page.path
  const id = here?.section.id
  useEffect(() => {
    if (path === undefined) return
    recentPaths(userId).update((paths) => {
      const others = (paths ?? []).filter((each) => sectionAt(each)?.section.id !== id)
      return [path, ...others].slice(0, mostKept)
    })
  }, [userId, path, id])
}

/** The sections visited last, without the one on screen. */
export function useRecentSections(userId: string): readonly RecentSection[] {
  const { pathname } = useLocation()
  const { subscribe, get } = recentPaths(userId)
  const paths = useSyncExternalStore(subscribe, get)
  return useMemo(() => {
    const id = sectionAt(pathname)?.section.id
    return (paths ?? [])
      .flatMap((path) => sectionAt(path) ?? [])
      .filter(({ section }) => section.id !== id)
      .slice(0, mostShown)
  }, [paths, pathname])
}

/** Always one tap away, from the navigation bar or the bottom bar. */
const inSight: readonly string[] = mainGroup.items
  .map(({ id }) => id)
  .filter((id) => id !== 'account')

/** @returns null for pages outside the menu, and for sections that are always in sight */
function sectionAt(pathname: string): RecentSection | null {
  const trail = trailTo(menu, pathname)
  if (trail === null) return null
  const section = trail.branches[0] ?? trail.page
  return inSight.includes(section.id) ? null : { section, page: trail.page }
}
