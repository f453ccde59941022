import { Suspense, useEffect } from 'react'
import { matchRoutes, Navigate, type RouteObject, useRoutes } from 'react-router-dom'
import { sectionRedirects } from '#lib/paths/member'
import { savesData } from '#lib/storage/savesData'
import { whenIdle } from '#lib/whenIdle'
import { whenSettled } from '#lib/whenSettled'
import { memberTexts } from '#locales/memberTexts'
import { demoTexts, productTexts } from '#locales/productTexts'
import { useLocale } from '#ui/intl/useText'
import { PageSkeleton } from '#ui/load/PageSkeleton'
import { type PageShape, PageShapeContext, usualShape } from '#ui/load/pageShape'
import type { FeatureRoutes, PageRoute } from '#ui/navigation/featureRoutes'
import { MemberNotFound } from '../errors/MemberNotFound'
import { mainGroup } from '../menu/menu'
import { pagesOf } from '../menu/menuTrail'
import { WithTexts } from '../texts/WithTexts'
import { demoFeatures, productFeatures, showcaseFeature } from './features'

type MemberRoute = RouteObject & {
  /** Preloads its code. Never rejects. */
  preload?: () => Promise<boolean>
  shape?: PageShape
}

const textsOf = { member: memberTexts, product: productTexts, demo: demoTexts } as const

function memberRoute(
  { path, Page, shape = usualShape }: PageRoute,
  texts: FeatureRoutes['texts'],
): MemberRoute {
  return {
    path,
    shape,
    preload: () => Page.preload(),
    element: (
      <PageShapeContext key={path} value={shape}>
        {/* One boundary per page: the skeleton appears at once after a tap, and a loaded page shows none. */}
        <Suspense fallback={<PageSkeleton />}>
          <WithTexts texts={textsOf[texts]}>
            <Page />
          </WithTexts>
        </Suspense>
      </PageShapeContext>
    ),
  }
}

/** The pages of all features. Each is loaded on demand, its texts with the first page that needs them. */
const memberRoutes: MemberRoute[] = [
  ...[...productFeatures, ...demoFeatures, showcaseFeature].flatMap(({ pages, texts }) =>
    pages.map((page) => memberRoute(page, texts)),
  ),
  ...sectionRedirects.map(({ from, to }) => ({
    path: from,
    element: <Navigate to={to} replace />,
  })),
  { path: '*', element: <MemberNotFound /> },
]

/** Renders the member page at the current address. */
export function MemberPages() {
  return useRoutes(memberRoutes)
}

function routeAt(pathname: string): MemberRoute | undefined {
  return matchRoutes(memberRoutes, pathname)?.[0]?.route
}

/** @returns the shape of the page at `pathname` while it loads */
export function shapeOf(pathname: string): PageShape {
  return routeAt(pathname)?.shape ?? usualShape
}

async function preloadMemberPage(pathname: string): Promise<void> {
  await routeAt(pathname)?.preload?.()
}

/**
 * The most visited pages: deposit and withdrawal, and the first page of each other section that is always in
 * sight.
 */
const likely = mainGroup.items.flatMap((item) =>
  pagesOf(item).slice(0, item.id === 'money' ? 2 : 1),
)

/**
 * Prefetches routes. The likely pages load one by one in idle moments after the first screen is shown. Any
 * other page loads when a finger or mouse button goes down on its link. With data saving only the latter
 * happens.
 */
export function usePagesAhead(): void {
  const locale = useLocale()
  useEffect(() => {
    if (savesData()) return undefined
    // The page that needs missing texts reports them.
    return whenSettled(() => void productTexts(locale).catch(() => undefined))
  }, [locale])

  useEffect(() => {
    addEventListener('pointerdown', loadPressed)
    return () => removeEventListener('pointerdown', loadPressed)
  }, [])

  useEffect(() => {
    if (savesData()) return undefined
    const waiting = [...likely]
    let stop = whenSettled(loadNext)
    function loadNext(): void {
      const next = waiting.shift()
      if (next) void preloadMemberPage(next.path).then(() => (stop = whenIdle(loadNext)))
    }
    return () => {
      waiting.length = 0
      stop()
    }
  }, [])
}

function loadPressed({ target }: PointerEvent): void {
  const link = target instanceof Element && target.closest('a')
  if (link && link.origin === location.origin) void preloadMemberPage(link.pathname)
}
