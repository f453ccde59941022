import { base64Of, redrawn } from '../../../lib/image'

/** Sharp on a phone, and small enough to keep many. Pixels. */
const longestSide = 960

/** A picture file drawn anew, in a `data:` address; null when it cannot be read or is too large. */
export async function pictureOf(file: Blob): Promise<string | null> {
  const drawn = await redrawn(file, longestSide)
  if (drawn === null) return null
  const address = `data:image/jpeg;base64,${await base64Of(drawn)}`
  return address.length > 400_000 ? null : address
}
