/** Pictures from somebody's device: what may be handed in, told by its bytes and not by its name. */
import { readable, redrawn, within } from '#lib/files/image'
import { longestSlip, slipTypeOf } from './wallet'

/** Enough to tell what a picture is. */
const headLength = 12

/** The code of what is wrong with a picture; its text is that of a refusal. */
export type PictureProblem = 'sliptype' | 'slipsize' | 'sliplong'

/** What is wrong with a file as a picture; null if nothing is. */
export async function pictureProblem(file: Blob): Promise<PictureProblem | null> {
  if (file.size > longestSlip) return 'slipsize'
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  return slipTypeOf(head) === null ? 'sliptype' : null
}

/** Redraws a picture, readable as a slip or within `longestSide` pixels. The file's name and type are not believed. */
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
