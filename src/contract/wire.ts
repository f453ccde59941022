/** Parsers from wire values and pictures to internal ones, and the fields that every request carries. */
import * as v from 'valibot'
import { httpsAddress, ownPath, parseUrl } from '#lib/address'
import { normalizeColor } from '#lib/contrast'
import { type Satang, satang } from '#lib/money'
import { isDay, isMoment } from '#lib/time'

/** Rounding tolerance in baht: far below a satang, far above the noise of amounts added in floating point. */
const noise = 1e-6

const bahtToSatang = v.rawTransform<number, Satang>(({ dataset, addIssue, NEVER }) => {
  const count = Math.round(dataset.value * 100)
  if (Number.isSafeInteger(count) && Math.abs(count / 100 - dataset.value) < noise) {
    return satang(count)
  }
  addIssue({ message: `Not an amount of baht with two decimals: ${dataset.value}` })
  return NEVER
})

/** Largest amount in descriptions of the contract. A double still tells its satang apart. */
const mostBaht = 999_999_999_999

/** What {@link bahtToSatang} requires, for descriptions of the contract. */
const inSatang = { multipleOf: 0.01, maximum: mostBaht }

/** An amount that is never negative: baht as a number or numeric text → {@link Satang}. */
export const bahtOnWire = v.pipe(
  v.union([
    v.pipe(v.number(), v.metadata({ minimum: 0, ...inSatang })),
    v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2}0*)?$/), v.transform(Number)),
  ]),
  v.minValue(0),
  bahtToSatang,
)

/** A change of an amount, negative for a decrease: baht → {@link Satang}. */
export const signedBahtOnWire = v.pipe(
  v.number(),
  v.metadata({ minimum: -mostBaht, ...inSatang }),
  bahtToSatang,
)

/** Providers send ids as numbers or text; internally, an id is always text. */
export const idOnWire = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
])

/** A whole number that is never negative. */
export const countOnWire = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Milliseconds since 1970, within the range that the app can format. */
export const moment = v.pipe(v.number('Not a moment'), v.check(isMoment, 'Not a moment'))

/** What {@link isMoment} requires of a text, for descriptions of the contract. */
const asDateTime = v.metadata<string, { format: 'date-time' }>({ format: 'date-time' })

/** A moment as ISO text, as stores keep it: validated, but not converted to a number. */
export const momentText = v.pipe(
  v.string(),
  asDateTime,
  v.maxLength(40),
  v.check((text) => isMoment(Date.parse(text)), 'Not a moment'),
)

/** A moment as ISO text → milliseconds since 1970. */
export const instantOnWire = v.pipe(
  v.string(),
  asDateTime,
  v.transform((text) => Date.parse(text)),
  moment,
)

/** A Bangkok day, `yyyy-mm-dd`. */
export const dayText = v.pipe(
  v.string(),
  v.metadata({ format: 'date' }),
  v.check(isDay, 'Not a day'),
)

/** Search text of a list. */
export const searchText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

/** `HH:mm`, Bangkok time. */
export const clockTimeOnWire = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** Optional value: left out and null mean the same. */
export function maybe<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.nullable(schema), null)
}

/** A colour → `#rrggbb`; anything else → null, so that no foreign text ever reaches a style. */
export const colorOnWire = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' ? normalizeColor(value) : null)),
)

/** An external link; anything that is not https → null. */
export const httpsOnWire = v.pipe(
  v.unknown(),
  v.transform((value) => httpsAddress(value)),
)

const linkOf = (value: unknown) => ownPath(value) ?? httpsAddress(value)

/** A page of this app (`/promotion`) or an https address; anything else → null. */
export const linkOnWire = v.pipe(v.unknown(), v.transform(linkOf))

/** Like {@link linkOnWire}, but anything else is refused. */
export const requiredLink = v.pipe(
  v.string(),
  v.metadata<string, { format: 'uri-reference' }>({ format: 'uri-reference' }),
  v.transform((text) => linkOf(text)),
  v.string(),
)

/**
 * A picture of this app or a part of one, or an inline picture that a browser re-encoded. Data must not make
 * the browser request a host that the build does not name: that host would learn who looks at the picture, and
 * when.
 */
const ownPicture = v.regex(
  /^(\/pictures\/[\w-]+\.svg(#svgView\(viewBox\([\d,]+\)\))?|data:image\/(jpeg|png|webp);base64,[A-Za-z\d+/]+={0,2})$/,
  'Not a picture',
)

/** In request bodies: rejects anything but our own pictures. `longest`: characters. */
export function pictureInBody(longest: number) {
  return v.pipe(v.string(), v.maxLength(longest), ownPicture)
}

/** In records, stored here or imported: anything but our own pictures → '', shown as initials. */
export const pictureOrEmpty = v.fallback(
  v.union([v.literal(''), v.pipe(v.string(), ownPicture)]),
  '',
)

/** In records: anything but our own pictures → null. */
export const pictureOrNull = v.fallback(v.nullable(v.pipe(v.string(), ownPicture)), null)

/** In the provider's answers: a picture of this site, inline, or on a host that the build names, else null. */
export const imageOnWire = v.pipe(
  v.unknown(),
  v.transform((value) => pictureAddress(value)),
)

/** Empty on servers: they run without a build and show no pictures. */
const namedOrigins = typeof __PICTURE_ORIGINS__ === 'undefined' ? [] : __PICTURE_ORIGINS__

/** `origins`: allowed origins, by default those that the build names. */
export function pictureAddress(
  value: unknown,
  origins: readonly string[] = namedOrigins,
): string | null {
  if (isInlineImage(value)) return value
  return ownPath(value) ?? (isOfOrigin(value, origins) ? value : null)
}

function isInlineImage(value: unknown): value is string {
  return typeof value === 'string' && /^data:image\/(svg\+xml|png|jpeg|webp)[;,]/.test(value)
}

function isOfOrigin(value: unknown, origins: readonly string[]): value is string {
  return typeof value === 'string' && origins.includes(parseUrl(value)?.origin ?? '')
}

/**
 * Created by the page before the first send and reused until a final answer. The same id with the same payload
 * gets the same answer. With another payload it is rejected (`requestmismatch`).
 */
export const requestIdSchema = v.pipe(v.string(), v.uuid())

/** Fields of every request that moves money or claims value. */
export const requestEntries = {
  requestId: requestIdSchema,
  /**
   * End of the player's confirmation, as ISO text. A later request is rejected (`requestexpired`), so that a
   * delayed request never takes effect days afterwards. Requests that protect the player have no such end.
   */
  validUntil: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  userId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
}

/** A request without further fields. */
export const playerRequestSchema = v.object(requestEntries)

export type PlayerRequest = v.InferOutput<typeof playerRequestSchema>
