import { readFileSync } from 'node:fs'
import type { Locale } from '../src/ui/intl/locale'

/** The text of a key, which stands in the file that the key begins with. */
export function textOf(locale: Locale, key: string): string {
  const file = `src/locales/${locale}/${key.split('.')[0]}.json`
  const catalogue: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  const text = catalogue[key]
  if (text === undefined) throw new Error(`${file} has no ${key}`)
  return text
}
