/**
 * Which pictures data may name. None makes the browser ask a host that the build does not name: that
 * would tell the host who looks at it, and when.
 */
import * as v from 'valibot'
import { ownPath, parseUrl } from '#lib/address'

/** A picture of this app or a part of one, or an inline one that a browser drew anew. */
const ownPicture = v.regex(
  /^(\/pictures\/[\w-]+\.svg(#svgView\(viewBox\([\d,]+\)\))?|data:image\/(jpeg|png|webp);base64,[A-Za-z\d+/]+={0,2})$/,
  'Not a picture',
)

/** In bodies: what is no picture of ours is refused. `longest`: characters. */
export function pictureInBody(longest: number) {
  return v.pipe(v.string(), v.maxLength(longest), ownPicture)
}

/** In records, stored here or imported: what is no picture of ours → '', so that initials stand there. */
export const pictureOrEmpty = v.fallback(v.pipe(v.string(), ownPicture), '')

/** In records: what is no picture of ours → null. */
export const pictureOrNull = v.fallback(v.nullable(v.pipe(v.string(), ownPicture)), null)

/** In the provider's answers: of this site, inline, or of a host that the build names; else → null. */
export const imageOnWire = v.pipe(
  v.unknown(),
  v.transform((value) => pictureAddress(value)),
)

/** Servers run without a build; they show nothing. */
const namedOrigins = typeof __PICTURE_ORIGINS__ === 'undefined' ? [] : __PICTURE_ORIGINS__

/** `origins`: those that the build names, unless a test says otherwise. */
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
