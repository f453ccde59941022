import { longestSlip, slipTypeOf } from '#contract/wallet/deposit'
import { redrawn } from '#lib/image'

/** Enough to tell what a picture is. */
const headLength = 12

/** The picture that will be sent, or the code of what is wrong with the file. Its name and type are not believed. */
export async function readSlip(
  file: Blob,
): Promise<{ image: Blob } | { problem: 'sliptype' | 'slipsize' }> {
  if (file.size > longestSlip) return { problem: 'slipsize' }
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  if (slipTypeOf(head) === null) return { problem: 'sliptype' }
  const image = await redrawn(file)
  if (image === null) return { problem: 'sliptype' }
  return image.size > longestSlip ? { problem: 'slipsize' } : { image }
}
