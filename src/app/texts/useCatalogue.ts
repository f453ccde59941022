import { useEffect, useState } from 'react'
import { defaultLocale, type Locale } from '#ui/intl/locale'
import { MissingChunk } from '#ui/load/lazyWithPreload'
import { useNetwork } from '../useNetwork'
import { type Catalogue, type CatalogueScope, catalogueAtHand, loadCatalogue } from './catalogue'

/**
 * The texts to show: null until the first are there; afterwards the old ones stay until the wanted
 * ones are loaded, so that no page is ever without words. What cannot be had is tried again with the
 * next connection and the next page that wants it; until then a page says that its file is missing.
 */
export function useCatalogue(locale: Locale, scope: CatalogueScope) {
  const [catalogue, setCatalogue] = useState(() => catalogueAtHand(locale, scope))
  const [failed, setFailed] = useState<{ key: string; chunk: MissingChunk } | null>(null)
  const online = useNetwork()
  const key = `${locale} ${scope} ${online}`
  const missing = failed?.key === key ? failed.chunk : null
  const isSettled = (catalogue?.locale === locale && catalogue.scope === scope) || missing !== null

  useEffect(() => {
    if (isSettled) return undefined
    let current = true
    const load = () =>
      loadCatalogue(locale, scope).catch(async (cause: unknown) => {
        console.warn(`The texts in “${locale}” could not be loaded (online: ${online})`, cause)
        return loadCatalogue(defaultLocale, scope)
      })
    const tryAgain = () => setFailed(null)
    const preload = () =>
      load().then(
        () => true,
        () => false,
      )
    load().then(
      (loaded) => current && setCatalogue((shown) => better(shown, loaded, locale)),
      (cause: unknown) => {
        const chunk = new MissingChunk({ preload, forget: tryAgain }, { cause })
        if (current) setFailed({ key, chunk })
      },
    )
    return () => {
      current = false
    }
  }, [isSettled, locale, scope, online, key])

  // Sent as an event of the window: without any texts, index.html's own script shows the message.
  useEffect(() => {
    if (missing !== null && catalogue === null) reportError(missing)
  }, [missing, catalogue])

  return { catalogue, missing }
}

/** English stands in for what is missing, but not for what is on screen and complete. */
function better(shown: Catalogue | null, loaded: Catalogue, wanted: Locale): Catalogue {
  const isStandIn = loaded.locale !== wanted
  return isStandIn && shown?.scope === loaded.scope ? shown : loaded
}
