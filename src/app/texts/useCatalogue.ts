import { useEffect, useState } from 'react'
import { defaultLocale, type Locale } from '#ui/intl/locale'
import { useNetwork } from '../useNetwork'
import { type Catalogue, type CatalogueScope, catalogueAtHand, loadCatalogue } from './catalogue'

/**
 * The texts to show: null until the first are there; afterwards the old ones stay until the wanted
 * ones are loaded, so that no page is ever without words. A language that cannot be had is tried
 * again with the next connection.
 */
export function useCatalogue(locale: Locale, scope: CatalogueScope): Catalogue | null {
  const [catalogue, setCatalogue] = useState(() => catalogueAtHand(locale, scope))
  const online = useNetwork()
  const isShown = catalogue?.locale === locale && catalogue.scope === scope

  useEffect(() => {
    if (isShown) return undefined
    let current = true
    loadCatalogue(locale, scope)
      .catch(async (cause: unknown) => {
        console.warn(`The texts in “${locale}” could not be loaded (online: ${online})`, cause)
        return loadCatalogue(defaultLocale, scope)
      })
      .then(
        (loaded) => current && setCatalogue((shown) => better(shown, loaded, locale)),
        // Told to the window: without any texts it is index.html's frame that says so.
        (cause: unknown) => reportError(new Error('No texts could be loaded', { cause })),
      )
    return () => {
      current = false
    }
  }, [isShown, locale, scope, online])

  return catalogue
}

/** English stands in for what is missing, but not for what is on screen and complete. */
function better(shown: Catalogue | null, loaded: Catalogue, wanted: Locale): Catalogue {
  const isStandIn = loaded.locale !== wanted
  return isStandIn && shown?.scope === loaded.scope ? shown : loaded
}
