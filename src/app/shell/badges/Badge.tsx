import { memo } from 'react'
import { BadgeCount } from '../lazyDrawers'
import { useLazyDrawer } from '../useLazyDrawer'

/** What waits in a section, loaded when the page stands: the number is never worth a wait. */
export const Badge = memo(function Badge({ section }: { section: string }) {
  const part = useLazyDrawer(BadgeCount)
  return part.isLoaded ? <BadgeCount section={section} /> : null
})
