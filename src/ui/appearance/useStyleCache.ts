import type { EmotionCache } from '@emotion/cache'
import { useEffect, useState } from 'react'
import { leftToRight, loadRightToLeft, rightToLeftCache } from './styleCache'

interface StyleCache {
  readonly cache: EmotionCache
  readonly rtl: boolean
  /** False at a right-to-left start until the styles are loaded. Render nothing before. */
  readonly isReady: boolean
}

/**
 * Switches to the requested direction once its styles are loaded and keeps the previous one until then, so that
 * layout and styles always have the same direction.
 */
export function useStyleCache(rtl: boolean): StyleCache {
  const [mirrored, setMirrored] = useState(rightToLeftCache)
  const [isReady, setReady] = useState(!rtl || mirrored !== null)

  useEffect(() => {
    if (!rtl || mirrored !== null) return undefined
    let current = true
    const load = async () => {
      try {
        await loadRightToLeft()
      } catch (cause) {
        // If the device was offline before the chunk was stored, the page is readable from left to right.
        console.warn('Right to left could not be loaded', cause)
      }
      if (!current) return
      setMirrored(rightToLeftCache())
      setReady(true)
    }
    void load()
    return () => {
      current = false
    }
  }, [rtl, mirrored])

  return rtl && mirrored !== null
    ? { cache: mirrored, rtl: true, isReady }
    : { cache: leftToRight, rtl: false, isReady }
}
