import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { adminSettingTexts } from '#locales/adminTexts'
import { entryTexts } from '#locales/entryTexts'
import { memberTexts } from '#locales/memberTexts'
import { openTexts } from '#locales/openTexts'
import { demoTexts, productTexts } from '#locales/productTexts'
import { scenarioTexts } from '#locales/scenarioTexts'
import { defaultLocale, type Locale, locales } from '#ui/intl/locale'

type Texts = Readonly<Record<string, unknown>>

const folder = fileURLToPath(new URL('../../../src/locales/', import.meta.url))

function textsOf(locale: Locale, file: string): Texts {
  return JSON.parse(readFileSync(`${folder}${locale}/${file}`, 'utf8'))
}

function filesOf(locale: Locale): string[] {
  return readdirSync(`${folder}${locale}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted()
}

/** @returns the text of every TypeScript file in a folder */
function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
}

const files = filesOf('en')
const plural = /_(one|few|many|other)$/

/**
 * @returns the English text of this key. A plural form that English lacks has its `other` form, or the text
 *   without forms: French has a singular unit beside “bahts”.
 */
function original(english: Texts, key: string): unknown {
  return english[key] ?? english[key.replace(plural, '_other')] ?? english[key.replace(plural, '')]
}

function placeholdersOf(text: unknown): string[] {
  return [...new Set(String(text).match(/\{\w+\}/g))].toSorted()
}

/** French punctuation that must not begin or end a line, with a breaking space. */
const breaksInFrench = / [:;!?»]|« /

/** @returns true if no placeholder is lost or invented; a plural may omit the number (“one file”) */
function hasPlaceholders(key: string, text: unknown, english: unknown): boolean {
  const wanted = placeholdersOf(english)
  const written = placeholdersOf(text)
  return plural.test(key)
    ? written.every((name) => wanted.includes(name))
    : written.join() === wanted.join()
}

/** @returns the plural forms that whole numbers from `least` on need in a language */
function pluralForms(locale: Locale, least: number): string[] {
  const rules = new Intl.PluralRules(locale)
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(least + count)))]
}

/** @returns the smallest count; an English plural without `_one` is never used for 0 or 1 */
function leastCount(english: Texts, key: string): number {
  return key.replace(/other$/, 'one') in english ? 0 : 2
}

describe.each(locales)('catalogue of %s', (locale) => {
  it('has the same files as the English one', () => {
    expect(filesOf(locale)).toEqual(files)
  })

  it.each(files)('the file %s has exactly the English keys', (file) => {
    const english = textsOf('en', file)
    const texts = textsOf(locale, file)
    expect(Object.keys(english).filter((key) => !(key in texts))).toEqual([])
    expect(Object.keys(texts).filter((key) => original(english, key) === undefined)).toEqual([])
  })

  it.each(files)('the file %s has no empty text', (file) => {
    const texts = Object.entries(textsOf(locale, file))
    expect(texts.filter(([, text]) => typeof text !== 'string' || text.trim() === '')).toEqual([])
  })

  it.each(files)('the file %s has the English placeholders', (file) => {
    const english = textsOf('en', file)
    const texts = Object.entries(textsOf(locale, file))
    expect(
      texts.filter(([key, text]) => !hasPlaceholders(key, text, original(english, key))),
    ).toEqual([])
  })

  it.each(files)('the file %s has every plural form that whole numbers need', (file) => {
    const english = textsOf('en', file)
    const texts = textsOf(locale, file)
    const needed = Object.keys(texts)
      .filter((key) => key.endsWith('_other'))
      .flatMap((key) =>
        pluralForms(locale, leastCount(english, key)).map((form) => key.replace(/other$/, form)),
      )
    expect(needed.filter((key) => !(key in texts))).toEqual([])
  })

  it('loads in parts by area, so that guest pages do not load the texts of the back office', async () => {
    const entry = await entryTexts(locale)
    const member = await memberTexts(locale)
    const product = await productTexts(locale)
    const demo = await demoTexts(locale)
    const scenario = await scenarioTexts(locale)
    const open = await openTexts(locale)
    const admin = await adminSettingTexts(locale)
    // The build writes the texts of the app shell into index.html.
    const loaded = files.filter((file) => file !== 'frame.json')
    const written = Object.assign({}, ...loaded.map((file) => textsOf(locale, file)))
    const all = [demo, scenario, open, admin].map(({ messages }) => messages)
    expect(Object.assign({}, ...all)).toEqual(written)
    for (const part of [member, open]) expect(part.messages).toMatchObject(entry.messages)
    for (const part of [product, scenario, admin])
      expect(part.messages).toMatchObject(member.messages)
    expect(demo.messages).toMatchObject(product.messages)
    const keysOf = ({ messages }: typeof entry) => Object.keys(messages)
    expect(keysOf(entry)).toContain('ui.retry')
    expect(keysOf(entry)).not.toContain('settings.title')
    expect(keysOf(open)).not.toContain('shell.menu.open')
    expect(keysOf(member)).toContain('shell.menu.open')
    expect(keysOf(member)).not.toContain('wallet.title')
    expect(keysOf(product)).not.toContain('kanban.title')
    expect(keysOf(demo)).not.toContain('admin.login.title')
    expect(keysOf(demo)).not.toContain('site.landing.title')
    expect(keysOf(demo)).not.toContain('scenario.title')
  })
})

describe('French texts', () => {
  it.each(files)('the file %s keeps punctuation on the line of its word', (file) => {
    const texts = Object.entries(textsOf('fr', file))
    expect(texts.filter(([, text]) => breaksInFrench.test(String(text)))).toEqual([])
  })

  it.each(['faqs', 'privacy'])(
    'the open page %s keeps punctuation on the line of its word',
    (page) => {
      const source = fileURLToPath(
        new URL(`../../../src/features/pages/${page}/texts/fr.ts`, import.meta.url),
      )
      expect(readFileSync(source, 'utf8')).not.toMatch(breaksInFrench)
    },
  )
})

describe('the keys of the catalogue', () => {
  const english = files.flatMap((file) =>
    Object.entries(textsOf('en', file)).map(([key, text]) => ({ file, key, text: String(text) })),
  )

  it('are unique over all files', () => {
    const keys = english.map(({ key }) => key)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it('begin with the name of their file, except the unit of money', () => {
    const strangers = english.filter(
      ({ file, key }) => key !== 'money.unit' && !key.startsWith(basename(file, 'json')),
    )
    expect(strangers).toEqual([])
  })

  it('are all used in the source, literally or through a pattern', () => {
    const ofBuild = ['appShell', 'webManifest'].map((file) =>
      readFileSync(`.build/${file}.ts`, 'utf8'),
    )
    const sources = [sourcesOf('src'), ...ofBuild].join()
    const literal = new Set(sources.match(/(?<=['"`])\w+(\.[\w-]+)+(?=['"`])/g))
    const patterns = [...new Set(sources.match(/(?<=`)\w+\.[^`\n]*\$\{[^`\n]*(?=`)/g))].map(
      (written) =>
        new RegExp(`^${written.replaceAll('.', '\\.').replaceAll(/\$\{.*?\}/g, '[\\w.-]+')}$`),
    )
    const unused = english
      .map(({ key }) => key.replace(plural, ''))
      .filter((key) => !literal.has(key) && !patterns.some((pattern) => pattern.test(key)))
    expect(unused).toEqual([])
  })

  it.each(locales.filter((locale) => locale !== defaultLocale))(
    'have no English sentence left in %s',
    (locale) => {
      const texts: Texts = Object.assign({}, ...files.map((file) => textsOf(locale, file)))
      const sentences = english.filter(({ text }) => /[a-z]+ [a-z]+ [a-z]+/i.test(text))
      expect(sentences.filter(({ key, text }) => texts[key] === text)).toEqual([])
    },
  )
})
