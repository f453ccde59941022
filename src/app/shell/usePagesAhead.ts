import { useEffect } from 'react'
import { savesData } from '#lib/storage/savesData'
import { whenIdle } from '#lib/whenIdle'
import { whenSettled } from '#lib/whenSettled'
import { mainGroup } from '../menu/menu'
import { pagesOf } from '../menu/menuTrail'
import { preloadMemberPage } from '../routes/memberPages'
import { LoginPage, UnknownRoute } from '../routes/pages'

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
      // A session may end without a network, on any page: what it leads to is at hand then.
      else void Promise.all([LoginPage.preload(), UnknownRoute.preload()])
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
