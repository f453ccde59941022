/** Pictures that people hand in. */

/** Longest side of what is kept, in pixels: a slip stays readable, and a year of them fits a phone. */
const slipSide = 1280

const quality = 0.8

/**
 * Draws the picture anew as JPEG, no larger than needed: what was hidden in the file (places, scripts,
 * other files) does not come along. Null when the browser cannot read it as a picture.
 */
export async function redrawn(file: Blob, longestSide = slipSide): Promise<Blob | null> {
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file)
  } catch {
    return null
  }
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) return null
  // JPEG knows no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const parts: string[] = []
  // In pieces: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)))
  }
  return btoa(parts.join(''))
}

/** Null for what cannot be read: a folder that was dropped, or a file that is gone since it was chosen. */
export function readableBase64(file: Blob): Promise<string | null> {
  return base64Of(file).catch((cause: unknown) => {
    console.warn('A file cannot be read', cause)
    return null
  })
}
