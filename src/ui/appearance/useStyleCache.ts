import type { EmotionCache } from '@emotion/cache'
import { useEffect, useState } from 'react'
import { leftToRight, loadRightToLeft, rightToLeftCache } from './styleCache'

interface StyleCache {
  readonly cache: EmotionCache
  readonly rtl: boolean
  /** False at a start in right to left until its styles can be written: nothing is to be shown before. */
  readonly isReady: boolean
}

/**
 * The wanted direction as soon as its styles can be written, the one before until then: a page is
 * never laid out one way and styled the other.
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
        // Offline before the chunk was stored: the page is readable from left to right.
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
