import { base64Of, redrawn } from '#lib/image'

/** Sharp on a phone at the size it is shown in, and some kilobytes small. */
const side = 192

/**
 * The middle of a picture file as a small square JPEG, drawn anew, in a `data:` address. Null when the
 * browser cannot read it as a picture.
 */
export async function squarePicture(file: Blob): Promise<string | null> {
  const whole = await redrawn(file)
  if (whole === null) return null
  const picture = await createImageBitmap(whole)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  const cut = Math.min(picture.width, picture.height)
  const left = (picture.width - cut) / 2
  const top = (picture.height - cut) / 2
  pen?.drawImage(picture, left, top, cut, cut, 0, 0, side, side)
  picture.close()
  const small = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.85),
  )
  if (pen === null || small === null) return null
  return `data:image/jpeg;base64,${await base64Of(small)}`
}
