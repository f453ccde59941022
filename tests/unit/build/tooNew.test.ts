import { expect, test } from 'vitest'
import { tooNew } from '../../budgets/tooNew'

const browsers = ['chrome >= 118', 'firefox >= 118', 'safari >= 17', 'ios >= 17']

test.each([
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['window.Object.groupBy(rows, nameOf)', 'Object.groupBy'],
  ['URL.canParse(address) && new URL(address)', 'URL.canParse'],
  ['new Intl.Segmenter("th")', 'Intl.Segmenter'],
  ['left.isSubsetOf(right)', 'isSubsetOf'],
  ['byId.values().filter(isOpen)', 'Iterator.from'],
  ['/(?i:a)b/.test(name)', 'flags for a part'],
])('the check reports %s as too new', (code, name) => {
  expect(tooNew(code, browsers)).toEqual([name])
})

test.each([
  'typeof Promise.withResolvers === "function" ? Promise.withResolvers() : own()',
  'Intl.Segmenter ? new Intl.Segmenter("th") : null',
  '`Segmenter` in Intl ? new Intl.Segmenter("th") : null',
  'document.startViewTransition?.(update)',
  'Object.values(byId).filter(isOpen)',
  'rows.toSorted()',
  '/(?<=a)b/.test(name)',
])('the check accepts %s in all browsers', (code) => {
  expect(tooNew(code, browsers)).toEqual([])
})

test('the check reports more for an older browser on the list', () => {
  expect(tooNew('/(?<=a)b/.test(rows.toSorted())', ['safari >= 15'])).toEqual([
    'lookbehind',
    'toSorted',
  ])
})

test('the check counts every call, so one more than a library makes is noticed', () => {
  expect(tooNew('Promise.withResolvers(); Promise.withResolvers()', browsers)).toHaveLength(2)
})
