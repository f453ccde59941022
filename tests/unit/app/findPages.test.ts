import { expect, it } from 'vitest'
import { findPages } from '#app/search/findPages'
import { showcasePaths } from '#lib/paths/showcase'
import { memberTexts } from '#locales/memberTexts'
import type { MessageKey } from '#ui/intl/messages'

const [english, french, thai] = await Promise.all(
  (['en', 'fr', 'th'] as const).map(async (locale) => (await memberTexts(locale)).messages),
)

const words =
  (catalogue: object = {}) =>
  (key: MessageKey) =>
    String(Reflect.get(catalogue, key) ?? key)
const find = (typed: string, catalogue: object | undefined = english) =>
  findPages(typed, words(catalogue)).map(({ id }) => id)

it('findPages lists names that begin with the text first, ignoring case and accents', () => {
  expect(find('SLID')[0]).toBe(showcasePaths.slider)
  expect(find('button')[0]).toBe(showcasePaths.button)
  expect(find('ACCORDEON', french)).toEqual([showcasePaths.accordion])
})

it('findPages finds a page by its parent branch and by its address, in any language', () => {
  expect(find('tables sticky')).toEqual([showcasePaths.tableStickyHeader])
  expect(find('tbl-sticky', thai)).toEqual([showcasePaths.tableStickyHeader])
})

it('findPages finds nothing for an unknown word, and at most ten pages', () => {
  expect(find('quarzuhr')).toEqual([])
  expect(find('').length).toBe(10)
  expect(find('e').length).toBe(10)
})
