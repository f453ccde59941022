/** Pictures from the user's device: recognised by their bytes, not by their name. */
import { readable, redrawn, within } from '#lib/files/image'
import { longestSlip, slipTypeOf } from './wallet'

/** Number of bytes that identify the type of a picture. */
const headLength = 12

/** Error code of an invalid picture; the error texts include it. */
export type PictureProblem = 'sliptype' | 'slipsize' | 'sliplong'

/** @returns the problem with a picture file; null if there is none */
export async function pictureProblem(file: Blob): Promise<PictureProblem | null> {
  if (file.size > longestSlip) return 'slipsize'
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  return slipTypeOf(head) === null ? 'sliptype' : null
}

/** Re-encodes a picture, readable as a slip or within `longestSide` pixels. Ignores file name and type. */
export async function readPictureFile(
  file: Blob,
  longestSide?: number,
): Promise<{ image: Blob } | { error: PictureProblem }> {
  const problem = await pictureProblem(file)
  if (problem !== null) return { error: problem }
  const image = await redrawn(file, longestSide === undefined ? readable : within(longestSide))
  if (image === 'unreadable') return { error: 'sliptype' }
  if (image === 'toolong') return { error: 'sliplong' }
  return image.size > longestSlip ? { error: 'slipsize' } : { image }
}
