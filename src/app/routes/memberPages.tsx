import { Suspense, useEffect } from 'react'
import { matchRoutes, Navigate, type RouteObject, useRoutes } from 'react-router-dom'
import { sectionEntrances } from '#lib/paths/member'
import { savesData } from '#lib/storage/savesData'
import { whenIdle } from '#lib/whenIdle'
import { whenSettled } from '#lib/whenSettled'
import { memberTexts } from '#locales/memberTexts'
import { demoTexts, productTexts } from '#locales/productTexts'
import { useLocale } from '#ui/intl/useText'
import type { FeatureRoutes, PageRoute } from '#ui/navigation/featureRoutes'
import { MemberNotFound } from '../errors/MemberNotFound'
import { PageSkeleton } from '../loading/PageSkeleton'
import { mainGroup } from '../menu/menu'
import { pagesOf } from '../menu/menuTrail'
import { WithTexts } from '../texts/WithTexts'
import { demoFeatures, productFeatures, showcaseFeature } from './features'

type MemberRoute = RouteObject & {
  /** Loads its code ahead of time. Never rejects. */
  preload?: () => Promise<boolean>
}

const textsOf = { member: memberTexts, product: productTexts, demo: demoTexts } as const

function memberRoute({ path, Page }: PageRoute, texts: FeatureRoutes['texts']): MemberRoute {
  return {
    path,
    preload: () => Page.preload(),
    element: (
      // One boundary a page: the skeleton answers a tap at once, and a loaded page shows none.
      <Suspense key={path} fallback={<PageSkeleton />}>
        <WithTexts texts={textsOf[texts]}>
          <Page />
        </WithTexts>
      </Suspense>
    ),
  }
}

/** The pages of all features: each is loaded on demand, its texts with the first. */
const memberRoutes: MemberRoute[] = [
  ...[...productFeatures, ...demoFeatures, showcaseFeature].flatMap(({ pages, texts }) =>
    pages.map((page) => memberRoute(page, texts)),
  ),
  ...sectionEntrances.map(({ from, to }) => ({
    path: from,
    element: <Navigate to={to} replace />,
  })),
  { path: '*', element: <MemberNotFound /> },
]

/** The page of the address in the member area. */
export function MemberPages() {
  return useRoutes(memberRoutes)
}

async function preloadMemberPage(pathname: string): Promise<void> {
  await matchRoutes(memberRoutes, pathname)?.[0]?.route.preload?.()
}

/**
 * What a player presses most: money in and out, and the first page of each other section that is always
 * in sight.
 */
const likely = mainGroup.items.flatMap((item) =>
  pagesOf(item).slice(0, item.id === 'money' ? 2 : 1),
)

/**
 * Has the code of a page at hand before it is asked for: of the likely ones when the first screen stands, one an
 * idle moment, and of any other from the moment at which a finger comes down on its link. Where bytes are paid for
 * only the latter.
 */
export function usePagesAhead(): void {
  const locale = useLocale()
  useEffect(() => {
    if (savesData()) return undefined
    // What is missing is said by the page that shows it.
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
