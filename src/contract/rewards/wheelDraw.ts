/** How a spin is decided, the same for the provider that draws and for the player who checks. */

interface Weighted {
  readonly segmentId: string
  readonly weight: number
}

/** SHA-256 of a text, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  const bytes = await digest(text)
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The segment that `seed` and `clientSeed` draw. SHA-256 of both and a counter gives a number of 32
 * bits; those above the last whole multiple of the sum of weights are drawn again, so that every
 * weight gets exactly its share. Throws a RangeError when all weights are zero.
 */
export async function drawSegment(
  seed: string,
  clientSeed: string,
  segments: readonly Weighted[],
): Promise<string> {
  const total = segments.reduce((sum, { weight }) => sum + weight, 0)
  if (total <= 0 || total > 2 ** 32) throw new RangeError('The weights allow no draw')
  const limit = 2 ** 32 - (2 ** 32 % total)
  for (let counter = 0; ; counter++) {
    const bytes = await digest(`${seed}:${clientSeed}:${counter}`)
    const drawn = new DataView(bytes.buffer).getUint32(0)
    if (drawn < limit) return segmentAt(drawn % total, segments)
  }
}

/** The segment that holds `place` when all stand side by side, each as wide as its weight. */
export function segmentAt(place: number, segments: readonly Weighted[]): string {
  let end = 0
  for (const { segmentId, weight } of segments) {
    end += weight
    if (place < end) return segmentId
  }
  throw new RangeError(`No segment at ${place}`)
}

async function digest(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
