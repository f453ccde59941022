import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { agreed, avoided, exceptions, terms } from './glossary'

/** Every text of the player's and the demo's pages; samples of code and the testers' panel aside. */
function textsOf(locale: string): Record<string, string> {
  const folder = fileURLToPath(new URL(`../../../src/locales/${locale}/`, import.meta.url))
  const files = readdirSync(folder).filter((name) => /^(?!scenario|showcase).*\.json$/.test(name))
  return Object.assign({}, ...files.map((name) => JSON.parse(readFileSync(folder + name, 'utf8'))))
}

const english = textsOf('en')

describe.each(['en', ...agreed] as const)('words of %s', (locale) => {
  const texts = textsOf(locale)

  it('has one name for a thing', () => {
    const strangers = Object.entries(texts).flatMap(([key, text]) =>
      avoided[locale]
        .filter((word) => word.test(text))
        .map((word) => `${key}: ${word} in “${text}”`),
    )
    expect(strangers).toEqual([])
  })

  it.each(Object.entries(terms))('names the %s as the glossary does', (_, { en, said }) => {
    if (locale === 'en') return
    const missing = Object.entries(english)
      .filter(([key, text]) => en.test(text.replaceAll(/\{\w+\}/g, '')) && texts[key] !== undefined)
      .filter(([key]) => !said[locale].test(texts[key] ?? ''))
      .filter(([key]) => !exceptions[locale]?.includes(key))
    expect(missing.map(([key, text]) => `${key}: ${text} → ${texts[key]}`)).toEqual([])
  })
})
