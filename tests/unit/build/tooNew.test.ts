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
])('%s is too new', (code, name) => {
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
])('%s runs in all', (code) => {
  expect(tooNew(code, browsers)).toEqual([])
})

test('an older browser on the list makes more of it too new', () => {
  expect(tooNew('/(?<=a)b/.test(rows.toSorted())', ['safari >= 15'])).toEqual([
    'lookbehind',
    'toSorted',
  ])
})

test('every call counts, so that one more than a library makes is seen', () => {
  expect(tooNew('Promise.withResolvers(); Promise.withResolvers()', browsers)).toHaveLength(2)
})
