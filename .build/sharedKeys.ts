import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const catalogue = /src\/locales\/(\w+)\/(demo|entry|product)\.ts$/
const shared = '\0message-keys/'

/**
 * The catalogues that are kept for offline use in every language: their keys, which are English's, are a file of their
 * own, and each language has its texts alone, in that order. A fourth of their bytes were keys. What a language has
 * beyond them, as Romanian the texts of few things, keeps its keys.
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
      const keys = keysOf(name)
      const own = Object.entries(messages).filter(([key]) => !keys.includes(key))
      return [
        `import { keys } from ${JSON.stringify(shared + name)}`,
        `const texts = ${JSON.stringify(keys.map((key) => messages[key]))}`,
        'const pairs = keys.map((key, at) => [key, texts[at]])',
        `export const messages = Object.fromEntries(pairs${own.length > 0 ? `.concat(${JSON.stringify(own)})` : ''})`,
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
