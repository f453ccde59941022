import { readFileSync } from 'node:fs'
import { type Locale, locales } from '../src/ui/intl/locale'

/** The text of a key, which stands in the file that the key begins with. */
export function textOf(locale: Locale, key: string): string {
  const file = `src/locales/${locale}/${key.split('.')[0]}.json`
  const catalogue: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  const text = catalogue[key]
  if (text === undefined) throw new Error(`${file} has no ${key}`)
  return text
}

/** In each language, the named texts. */
export function textsOf(keys: Record<string, string>): Record<string, Record<string, string>> {
  const ofLocales = locales.map((locale) => {
    const texts = Object.entries(keys).map(([name, key]) => [name, textOf(locale, key)])
    return [locale, Object.fromEntries(texts)]
  })
  return Object.fromEntries(ofLocales)
}
