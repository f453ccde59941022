import { describe, expect, test } from 'vitest'
import { cut, graphemesOf, shortened } from '#lib/text/graphemes'
import { holds, matchesIn, searchable, snippetOf, wordsOf } from '#lib/text/searchable'
import * as fc from '../../properties'

const marked = (text: string, search: string) =>
  matchesIn(text, wordsOf(search)).map(({ from, to }) => text.slice(from, to))

describe('a search', () => {
  test.each<[kind: string, typed: string, text: string]>([
    ['accents', 'cafe', 'Café'],
    ['an accent that is typed', 'café', 'CAFE'],
    ['Romanian', 'sedinta', 'Ședință'],
    ['old Romanian letters', 'şedinţă', 'ședință'],
    ['Vietnamese', 'dong', 'Đồng'],
    ['German', 'strasse', 'Straße'],
    ['Polish', 'lodz', 'Łódź'],
    ['Turkish', 'istanbul', 'İSTANBUL'],
    ['French', 'oeuvre', 'Œuvre'],
    ['apostrophes', "l'eau", 'l’eau'],
    ['hyphens', 'e-mail', 'e‑mail'],
    ['Greek', 'σοφος', 'ΣΟΦΌΣ'],
    ['wide letters', 'deposit', 'ｄｅｐｏｓｉｔ'],
    ['narrow katakana', 'ｶﾞﾑ', 'ガム'],
    ['ligatures', 'office', 'oﬃce'],
    ['sara am', 'น้ำ', 'นํ้า'],
    ['sara am typed the other way', 'น้ํา', 'น้ำ'],
    ['two sara e', 'เเม่', 'แม่'],
    ['Thai digits', '2569', 'พ.ศ. ๒๕๖๙'],
    ['Arabic vowels', 'محمد', 'مُحَمَّد'],
    ['Arabic forms', 'احمد', 'أحمد'],
    ['Persian letters', 'کتابی', 'كتابي'],
    ['a stretched line', 'سلام', 'ســلام'],
    ['presentation forms', 'سلام', 'ﺳﻼﻡ'],
    ['Hebrew points', 'שלום', 'שָׁלוֹם'],
    ['zero-width marks', 'deposit', 'de\u200bpos\u2060it'],
    ['spaces', 'สอง สาม', 'สอง\u00a0\u2003สาม'],
  ])('the search finds and marks text despite %s', (_kind, typed, text) => {
    expect(holds(text, wordsOf(typed))).toBe(true)
    expect(marked(text, typed).join('')).toBe(text.replace(/^พ.ศ. /, '').replace(/\s/g, ''))
  })

  test.each([
    ['ปา', 'ป่า'],
    ['มา', 'ม้า'],
    ['が', 'か'],
    ['ครู', 'ครุ'],
  ])('the search distinguishes %s from %s', (typed, text) =>
    expect(holds(text, wordsOf(typed))).toBe(false),
  )

  test('the search marks whole characters in the original text', () => {
    expect(marked('Straße, STRASSE', 'strass')).toEqual(['Straß', 'STRASS'])
    expect(marked('Un café, deux cafés', 'cafe')).toEqual(['café', 'café'])
    expect(marked('a.b (c) a+b', 'a+b (c)')).toEqual(['(c)', 'a+b'])
    expect(marked('anything', '')).toEqual([])
  })

  test('the search for any text finds and marks that text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (one, other) => {
          const words = wordsOf(one)
          expect(holds(`${other} ${one}`, words)).toBe(true)
          expect(searchable(searchable(one))).toBe(searchable(one))
          for (const { from, to } of matchesIn(`${other} ${one}`, words))
            expect(to).toBeGreaterThan(from)
        },
      ),
    )
  })
})

describe('a cut text', () => {
  test.each<[string, number, string]>([
    ['👨‍👩‍👧‍👦', 4, ''],
    ['a👍🏽b', 3, 'a'],
    ['a👍🏽b', 5, 'a👍🏽'],
    ['🇹🇭🇫🇷', 5, '🇹🇭'],
    ['น้ำ', 2, ''],
    ['cafe\u0301', 4, 'caf'],
    ['กำลัง', 3, 'กำ'],
    ['한국', 1, '한'],
    ['ab', 2, 'ab'],
    ['\r\n', 1, ''],
  ])('the text %j cut to %d units is %j', (text, most, expected) =>
    expect(cut(text, most)).toBe(expected),
  )

  test('a cut text has only whole characters, and as many as fit', () => {
    const signs = fc.array(fc.constantFrom('👩‍🚀', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'กี้', 'é', 'x', '🇷🇴', '你'))
    fc.assert(
      fc.property(signs, fc.nat(60), (parts, most) => {
        const whole = parts.join('')
        const kept = cut(whole, most)
        expect(whole.startsWith(kept)).toBe(true)
        expect(kept.length).toBeLessThanOrEqual(most)
        const [next] = graphemesOf(whole).slice(graphemesOf(kept).length)
        expect(next === undefined || kept.length + next.length > most).toBe(true)
      }),
    )
  })

  test('a cut text ends with an ellipsis', () => {
    expect(shortened('ab👍🏽', 3)).toBe('ab…')
    expect(shortened('abc', 3)).toBe('abc')
  })

  test('a snippet in a list shows where the search matched, in whole characters', () => {
    const text = `${'👨‍👩‍👧‍👦 '.repeat(40)}Café ${'👍🏽'.repeat(80)}`
    const line = snippetOf(text, wordsOf('cafe'))
    expect(line).toMatch(/^… .*Café 👍🏽.*…$/u)
    expect(line.isWellFormed()).toBe(true)
    expect(line.replace(/👨‍👩‍👧‍👦|👍🏽|Café|[ …]/gu, '')).toBe('')
  })
})
