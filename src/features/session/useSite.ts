import { useEffect, useState } from 'react'
import { request } from '#api/client/request'
import { providerPaths, readProvider } from '#contract/provider'
import { type WebSetting, webSettingsSchema } from '#contract/site/site'
import { providerUrl } from '#lib/environment'

/** The website settings; null until they are loaded, or if loading failed. */
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

/**
 * Loads the operator's website settings for guest pages, which do not load RTK Query. Null if loading failed:
 * no guest page depends on them.
 */
async function fetchSite(signal: AbortSignal): Promise<WebSetting | null> {
  try {
    const body = await request(`${providerUrl}${providerPaths.webSetting()}`, { signal })
    return readProvider(webSettingsSchema, body)[0] ?? null
  } catch (cause) {
    if (!signal.aborted) console.warn('The website settings could not be loaded', cause)
    return null
  }
}
