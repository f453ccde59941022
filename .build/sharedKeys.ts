import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const catalogue = /src\/locales\/(\w+)\/(demo|entry|product)\.ts$/
const shared = '\0message-keys/'

/**
 * The catalogues that are kept for offline use in every language: their keys, which are the same in all, are a file
 * of their own, and each language has its texts alone, in that order. A fourth of their bytes were keys.
 */
export function sharedKeys(): Plugin {
  return {
    name: 'shared-keys',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(shared) ? id : null),
    load(id) {
      if (id.startsWith(shared)) return `export const keys = ${keyList(id.slice(shared.length))}`
      const [, locale, name] = catalogue.exec(id) ?? []
      if (locale === undefined || name === undefined) return null
      const messages = readCatalogue(locale, name)
      return [
        `import { keys } from ${JSON.stringify(shared + name)}`,
        `const texts = ${JSON.stringify(keysOf(name).map((key) => messages[key]))}`,
        'export const messages = Object.fromEntries(keys.map((key, at) => [key, texts[at]]))',
      ].join('\n')
    },
  }
}

const keyList = (name: string) => `${JSON.stringify(keysOf(name).join(' '))}.split(' ')`

const keysOf = (name: string) => Object.keys(readCatalogue('en', name)).toSorted()

/** What the module of a catalogue would export: the texts of the files that it imports. */
function readCatalogue(locale: string, name: string): Record<string, string> {
  const folder = `src/locales/${locale}`
  const source = readFileSync(`${folder}/${name}.ts`, 'utf8')
  const files = [...source.matchAll(/from '\.\/(\w+\.json)'/g)].map(([, file]) => file)
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
  )
}
