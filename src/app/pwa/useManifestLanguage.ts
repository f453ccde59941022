import { useEffect } from 'react'
import { useLocale } from '#ui/intl/useText'

/** Has the app installed in the language on screen: index.html names the manifest of the one at the start. */
export function useManifestLanguage(): void {
  const locale = useLocale()
  useEffect(() => {
    const [link] = document.querySelectorAll<HTMLLinkElement>('link[rel=manifest]')
    const file = locale === 'en' ? '/manifest.webmanifest' : `/manifest-${locale}.webmanifest`
    if (link && link.getAttribute('href') !== file) link.setAttribute('href', file)
  }, [locale])
}
