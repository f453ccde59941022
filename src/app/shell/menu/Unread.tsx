import { memo, useEffect, useState } from 'react'
import { savesData } from '#lib/storage/savesData'
import { whenSettled } from '#lib/whenSettled'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

const UnreadCount = lazyWithPreload(() =>
  import('./UnreadCount').then((module) => module.UnreadCount),
)

/**
 * Number of unread mails or messages, beside the section's row of the menu. Loaded once the first screen is
 * drawn, and not at all to save data: most players never open these sections.
 */
export const Unread = memo(function Unread({ section }: { section: 'mail' | 'chat' }) {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (savesData()) return undefined
    return whenSettled(() => void UnreadCount.preload().then(setLoaded))
  }, [])
  return isLoaded && <UnreadCount section={section} />
})
