import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { questionsOf } from '#features/pages/faqs/question'
import { policyOf } from '#features/pages/privacy/policy'
import type { Locale } from '#ui/intl/locale'
import { agreed, avoided, exceptions, terms } from './glossary'

/** @returns every text of the player's and the demo's pages, or only those that `files` matches */
function textsOf(
  locale: string,
  isMeant = /^(?!scenario|showcase).*\.json$/,
): Record<string, string> {
  const folder = fileURLToPath(new URL(`../../../src/locales/${locale}/`, import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    isMeant.test(basename(path)),
  )
  return Object.assign({}, ...files.map((name) => JSON.parse(readFileSync(folder + name, 'utf8'))))
}

/** @returns the questions and the policy, whose texts are stored beside their pages */
async function longTextsOf(locale: Locale): Promise<Record<string, string>> {
  const { groups } = await questionsOf(locale)
  const { parts } = await policyOf(locale)
  return Object.fromEntries([
    ...groups.flatMap(({ questions }) =>
      questions.map(({ id, question, answer }) => [`faqs.${id}`, `${question} ${answer}`]),
    ),
    ...parts.map(({ id, title, paragraphs }) => [`policy.${id}`, [title, ...paragraphs].join(' ')]),
  ])
}

const english = textsOf('en')

describe.each(['en', ...agreed] as const)('the words of %s', (locale) => {
  const texts = textsOf(locale)

  it('have one name for each thing', async () => {
    const strangers = Object.entries({ ...texts, ...(await longTextsOf(locale)) }).flatMap(
      ([key, text]) =>
        avoided[locale]
          .filter((word) => word.test(text))
          .map((word) => `${key}: ${word} in “${text}”`),
    )
    expect(strangers).toEqual([])
  })
})

describe.each(agreed)('the terms of %s', (locale) => {
  const texts = textsOf(locale)

  it.each(Object.entries(terms))('name the %s as the glossary does', (_, { en, said }) => {
    const missing = Object.entries(english)
      .filter(([key, text]) => en.test(text.replaceAll(/\{\w+\}/g, '')) && texts[key] !== undefined)
      .filter(([key]) => !said[locale].test(texts[key] ?? ''))
      .filter(([key]) => !exceptions[locale]?.includes(key))
    expect(missing.map(([key, text]) => `${key}: ${text} → ${texts[key]}`)).toEqual([])
  })
})

it("Thai texts ask with กรุณา everywhere, including the testers' panel and the showcases", () => {
  const asked = Object.entries(textsOf('th', /^(?:scenario|showcase).*\.json$/))
  expect(asked.filter(([, text]) => /(?<!รายการ)โปรด/.test(text))).toEqual([])
})
