import { longestPicture } from '#contract/social/people'
import { base64Of, redrawn, within } from '#lib/files/image'

/** Longest sides in pixels: the first that comes out small enough. */
const sides: readonly number[] = [1280, 800, 480]

/**
 * A picture file drawn anew as JPEG, small enough to be kept, in a `data:` address. Null when the
 * browser cannot read it as a picture.
 */
export async function pictureOf(file: Blob, [side, ...smaller] = sides): Promise<string | null> {
  if (side === undefined) return null
  const drawn = await redrawn(file, within(side))
  if (typeof drawn === 'string') return null
  const address = `data:image/jpeg;base64,${await base64Of(drawn)}`
  return address.length <= longestPicture ? address : pictureOf(file, smaller)
}
