import { useEffect, useState } from 'react'
import type { WebSetting } from '#contract/site/site'
import { fetchSite } from './api/site'

/** The website settings, or null until and unless they are known. */
export function useSite(): WebSetting | null {
  const [site, setSite] = useState<WebSetting | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    void fetchSite(leaving.signal).then((known) => {
      if (!leaving.signal.aborted) setSite(known)
    })
    return () => leaving.abort()
  }, [])

  return site
}
