/** Pictures from somebody's device: what may be handed in, told by its bytes and not by its name. */
import { redrawn } from '#lib/files/image'
import { longestSlip, slipTypeOf } from './wallet'

/** Enough to tell what a picture is. */
const headLength = 12

/** What is wrong with a file as a picture; null if nothing is. */
export async function pictureProblem(file: Blob): Promise<'slipsize' | 'sliptype' | null> {
  if (file.size > longestSlip) return 'slipsize'
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  return slipTypeOf(head) === null ? 'sliptype' : null
}

/** The picture drawn anew, or the code of what is wrong with the file. Its name and type are not believed. */
export async function readPictureFile(
  file: Blob,
  longestSide?: number,
): Promise<{ image: Blob } | { error: 'sliptype' | 'slipsize' }> {
  const problem = await pictureProblem(file)
  if (problem !== null) return { error: problem }
  const image = await redrawn(file, longestSide)
  if (image === null) return { error: 'sliptype' }
  return image.size > longestSlip ? { error: 'slipsize' } : { image }
}
