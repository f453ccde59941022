import { useEffect } from 'react'
import { useLocale } from '#ui/intl/useText'

/** Makes the app install in the language on screen. index.html only knows the language at the start. */
export function useManifestLanguage(): void {
  const locale = useLocale()
  useEffect(() => {
    const [link] = document.querySelectorAll<HTMLLinkElement>('link[rel=manifest]')
    const file = locale === 'en' ? '/manifest.webmanifest' : `/manifest-${locale}.webmanifest`
    if (link && link.getAttribute('href') !== file) link.setAttribute('href', file)
  }, [locale])
}
