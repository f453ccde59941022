/** Bodies that have broken programs before, for the property tests of the demo routes. */
import * as fc from 'fast-check'

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'ก็ํ๊',
    '\u202Eevil',
    '👩‍👩‍👧‍👦',
    '\u0000',
    '<script>alert(1)</script>',
  ),
  fc.constant('x'.repeat(1_000_000)),
)

const anything = fc.oneof(
  nasty,
  fc.jsonValue(),
  fc.constantFrom(-1, 1e308, -0, null, [], {}, '1', 1),
)

/** Malformed text, any JSON, and objects with the fields that the route reads, filled with anything. */
export function hostileBodies(fields: readonly string[]) {
  const names = fc.constantFrom(...fields, '__proto__')
  const flat = fc.dictionary(names, anything)
  return fc.oneof(nasty, fc.json(), fc.dictionary(names, fc.oneof(anything, flat)))
}
