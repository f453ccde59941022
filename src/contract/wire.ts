/** How plain values look on the wire, and what they become inside. */
import * as v from 'valibot'
import { httpsAddress, ownPath } from '#lib/address'
import { normalizeColor } from '#lib/contrast'
import { type Satang, satang } from '#lib/money'
import { isDay, isMoment } from '#lib/time'

/** Far below a satang, far above the noise of a provider that adds baht in floating point. */
const noise = 1e-6

const bahtToSatang = v.rawTransform<number, Satang>(({ dataset, addIssue, NEVER }) => {
  const count = Math.round(dataset.value * 100)
  if (Number.isSafeInteger(count) && Math.abs(count / 100 - dataset.value) < noise) {
    return satang(count)
  }
  addIssue({ message: `Not an amount of baht with two decimals: ${dataset.value}` })
  return NEVER
})

/** An amount that is never negative: baht as a number or numeric text → {@link Satang}. */
export const bahtOnWire = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number))]),
  v.minValue(0),
  bahtToSatang,
)

/** A change of an amount, negative when it fell: baht → {@link Satang}. */
export const signedBahtOnWire = v.pipe(v.number(), bahtToSatang)

/** Providers number their rows or name them; inside, an id is always text. */
export const idOnWire = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
])

/** A whole number that is never negative. */
export const countOnWire = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Milliseconds since 1970, of a date that can be written. */
export const moment = v.pipe(v.number('Not a moment'), v.check(isMoment, 'Not a moment'))

/** A moment as ISO text, as stores keep it: checked, not turned into a number. */
export const momentText = v.pipe(
  v.string(),
  v.maxLength(40),
  v.check((text) => isMoment(Date.parse(text)), 'Not a moment'),
)

/** A moment as ISO text → milliseconds since 1970. */
export const instantOnWire = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  moment,
)

/** A Bangkok day in an address, `yyyy-mm-dd`. */
export const dayText = v.pipe(v.string(), v.check(isDay, 'Not a day'))

/** Left out and null mean the same. */
export function maybe<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.nullable(schema), null)
}

/** A colour → `#rrggbb`; anything else → null, so that no foreign text ever reaches a style. */
export const colorOnWire = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' ? normalizeColor(value) : null)),
)

/** A link to the outside; anything that is not https → null. */
export const httpsOnWire = v.pipe(
  v.unknown(),
  v.transform((value) => httpsAddress(value)),
)

/** A page of this app (`/promotion`) or an https address; anything else → null. */
export const linkOnWire = v.pipe(
  v.unknown(),
  v.transform((value) => ownPath(value) ?? httpsAddress(value)),
)
