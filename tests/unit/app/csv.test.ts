import { describe, expect, it } from 'vitest'
import { toCsv } from '#lib/files/csv'
import * as fc from '../../properties'

/** Parses CSV by RFC 4180. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (quoted) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') cell += text[(at += 1)]
      else quoted = false
    } else if (character === '"') quoted = true
    else if (character === ',') {
      row.push(cell)
      cell = ''
    } else if (character === '\r' && text[at + 1] === '\n') {
      at += 1
      rows.push([...row, cell])
      row = []
      cell = ''
    } else cell += character
  }
  return rows
}

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '=cmd|calc',
    '+1',
    '-1',
    '@x',
    '\tx',
    '\rx',
    ' =1',
    '＝1',
    '＠x',
    'a,b',
    '"',
    'a\r\nb',
    'a;=b',
    'a\n+b',
    'สลิป',
    '0812345678',
    '+66812345678',
    '12E45',
    '',
  ),
)
/** A quoted text that is only that text. */
const isText = (text: string) => /^="[^"]*"$/.test(text)
const isFormula = (text: string) => /^\s*[=+\-@＝＋－＠]|^[\t\r]/.test(text) && !isText(text)
/** Removes the guard, and text that looks like it. */
const plain = (rows: string[][]) =>
  rows.map((row) =>
    row.map((text) => (isText(text) ? text.slice(2, -1) : text).replaceAll("'", '')),
  )
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }))

describe('toCsv', () => {
  it('begins with a byte order mark and ends lines with CRLF', () => {
    expect(toCsv([['a', 'b'], ['c']])).toBe('\uFEFFa,b\r\nc\r\n')
  })

  it('can be parsed back to the same cells without the guard', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const read = parseCsv(toCsv(rows).slice(1))
        expect(plain(read)).toEqual(plain(rows))
      }),
    )
  })

  it('contains no cell that begins like a formula', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const cells = parseCsv(toCsv(rows).slice(1)).flat()
        expect(cells.filter(isFormula)).toEqual([])
      }),
    )
  })

  it('contains no formula even where semicolons split cells and quotes are ignored', () => {
    fc.assert(
      fc.property(table, (rows) => {
        expect(
          toCsv(rows)
            .slice(1)
            .split(/[;\r\n]/)
            .filter(isFormula),
        ).toEqual([])
      }),
    )
  })

  it('leaves other texts unchanged', () => {
    expect(toCsv([['a-b; c', "it's", 'a;b']])).toBe("\uFEFFa-b; c,it's,a;b\r\n")
  })

  it("leaves the app's own figures unguarded", () => {
    expect(toCsv([[{ figure: '-12.50' }, '-12.50']])).toBe("\uFEFF-12.50,'-12.50\r\n")
  })

  it.each([
    ['a phone number', '0812345678'],
    ['a phone number with its country', '+66812345678'],
    ['an account number', '1234567890123456'],
    ['an account number in groups', '123-4-56789-0'],
    ['a postal code', '01310'],
    ['a code that looks like a power of ten', '12E45'],
    ['a code that looks like a day', '10-11'],
    ['a code that looks like a month', 'SEPT25'],
    ['a number in Thai digits', '๐๘๑๒๓๔๕๖๗๘'],
  ])('keeps %s as text in spreadsheets', (_, text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF"=""${text}"""\r\n`)
  })

  it.each(['2026-11-21', '2026-11-21T13:40:00+07:00', 'D4F7Q', 'Maya 12', '0812345678 · Somchai'])(
    'leaves %s plain, because spreadsheets keep it',
    (text) => {
      expect(toCsv([[text]])).toBe(`\uFEFF${text}\r\n`)
    },
  )
})
