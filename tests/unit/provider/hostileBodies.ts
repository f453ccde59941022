/** Bodies that have broken programs before, for the property tests of every simulated route. */
import * as fc from '../../properties'

/** Texts that have broken programs before. */
export const nastyTexts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '__proto__',
    'constructor',
    'ก็ํ๊',
    '\u202Eevil',
    '👩‍👩‍👧‍👦',
    '\u0000',
    '\ud800',
    '<script>alert(1)</script>',
    "' OR 1=1 --",
    '%E0%A4%A',
    '../..',
  ),
  fc.constant('x'.repeat(1_000_000)),
)

/**
 * Generates malformed text, any JSON, and objects with any values in the fields that the route reads.
 * `known` are valid IDs and values, with which a body passes the first checks.
 */
export function hostileBodies(fields: readonly string[], known: readonly unknown[] = []) {
  const names = fc.constantFrom(...fields, '__proto__')
  const odd: unknown[] = [-1, 1, -0, 1e308, Number.NaN, '1', true, null, [], {}, ...known]
  const anything = fc.oneof(
    { arbitrary: nastyTexts, weight: 2 },
    { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 },
    { arbitrary: fc.constantFrom(...odd), weight: 2 },
  )
  const keys = fc.oneof(names, fc.string({ unit: 'binary' }))
  const inside = fc.oneof(anything, fc.dictionary(keys, anything, { maxKeys: 5 }))
  return fc.oneof(
    { arbitrary: nastyTexts, weight: 1 },
    { arbitrary: fc.json(), weight: 1 },
    { arbitrary: fc.dictionary(names, inside, { maxKeys: 6 }), weight: 4 },
  )
}
