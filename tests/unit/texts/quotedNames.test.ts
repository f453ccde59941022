import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { locales } from '#ui/intl/locale'

const source = fileURLToPath(new URL('../../../src/', import.meta.url))

/** Menu names of the iPhone. */
const ofOthers = [
  'Add to Home Screen',
  'Sur l’écran d’accueil',
  'Adaugă pe ecranul principal',
  'Partajare',
  'เพิ่มไปยังหน้าจอโฮม',
]

const read = (path: string) => readFileSync(source + path, 'utf8')

/** Replaces non-breaking spaces by normal ones. */
const plain = (words: string) => words.replaceAll(/[\u00a0\u202f]/g, ' ').trim()

it.each(locales)('names that open pages quote exist in the app: %s', (locale) => {
  const folder = `locales/${locale}`
  const catalogues = readdirSync(source + folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.json'),
  )
  const called = new Set(
    catalogues.flatMap((name) =>
      Object.values<string>(JSON.parse(read(`${folder}/${name}`))).map(plain),
    ),
  )
  const pages = [
    ...['faqs', 'privacy'].map((page) => read(`features/pages/${page}/texts/${locale}.ts`)),
    ...['product/help', 'open/pages', 'entry/pwa', 'member/settings', 'open/site'].map((path) =>
      read(`${folder}/${path}.json`),
    ),
  ].join()
  const quoted = [...pages.matchAll(/“([^”]+)”|«([^»]+)»|„([^”]+)”/g)].map((match) =>
    plain(match.slice(1).join('')),
  )
  expect(quoted.length).toBeGreaterThan(0)
  const strange = quoted.filter((name) => !called.has(name) && !name.includes('{'))
  expect(strange.filter((name) => !ofOthers.includes(name))).toEqual([])
})
