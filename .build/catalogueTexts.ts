import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Locale } from '../src/ui/intl/locale'

/** @returns the text of a key; its file has the name with which the key begins */
export function textOf(locale: Locale, key: string): string {
  const folder = `src/locales/${locale}`
  const name = `${key.split('.')[0]}.json`
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const file = `${folder}/${files.find((path) => basename(path) === name)}`
  const catalogue: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  const text = catalogue[key]
  if (text === undefined) throw new Error(`${file} has no ${key}`)
  return text
}
