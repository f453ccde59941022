import { describe, expect, it } from 'vitest'
import { normalizeCode } from '#contract/rewards/rewards'
import * as fc from '../../properties'

/** Alphabet of codes: 32 characters that cannot be mistaken for one another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codes = fc
  .array(fc.constantFrom(...Array.from(alphabet)), { minLength: 8, maxLength: 12 })
  .map((signs) => signs.join(''))

/** Other ways in which people write a character. */
const lookalikes: Readonly<Record<string, readonly string[]>> = {
  '0': ['0', 'o', 'O', '０'],
  '1': ['1', 'i', 'I', 'l', 'L', '１'],
}

const separators = ['', '', '', ' ', '-', '–', '\u00a0', '\t', '\n']

/** Generates one of the many ways in which `code` may be typed or pasted. */
function variants(code: string) {
  return fc
    .tuple(
      ...Array.from(code, (sign) =>
        fc.tuple(
          fc.constantFrom(...(lookalikes[sign] ?? [sign, sign.toLowerCase()])),
          fc.constantFrom(...separators),
        ),
      ),
    )
    .map((parts) => parts.flat().join(''))
}

describe('normalizeCode', () => {
  it('converts every spelling to the same code', () => {
    fc.assert(
      fc.property(
        codes.chain((code) => fc.tuple(fc.constant(code), variants(code))),
        ([code, typed]) => {
          expect(normalizeCode(typed)).toBe(code)
        },
      ),
    )
  })

  it('leaves its own results unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const code = normalizeCode(typed)
        expect(normalizeCode(code)).toBe(code)
        expect(code).toMatch(/^[0-9A-HJKMNP-Z]*$/)
      }),
    )
  })

  it.each(['', ' ', '---', 'โค้ด', '🎁'])('finds no code in %j', (typed) => {
    expect(normalizeCode(typed)).toBe('')
  })
})
