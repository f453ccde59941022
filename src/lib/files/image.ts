/** Pictures that people upload. */

/** Why a picture is rejected: the browser cannot decode it, or its text would become unreadable. */
export type PictureFault = 'unreadable' | 'toolong'

/** @returns the scale at which a picture of that size is stored, at most 1; null if it cannot be stored */
type Fit = (width: number, height: number) => number | null

/** Limits the longer side, for photographs and portraits, which hold no text. */
export const within =
  (longestSide: number): Fit =>
  (width, height) =>
    Math.min(1, longestSide / Math.max(width, height))

/** Widths in pixels. The text of a slip is easy to read at `usual`, and still legible at `least`. */
const width = { usual: 1280, least: 540 }

/** The most pixels of a whole picture. WebKit draws none above 16.7 million. */
const mostPixels = 12_000_000

/**
 * Limits the width first, so that the text of a long screenshot stays readable, and then the area. Rejects a
 * picture whose text would become too small.
 */
export const readable: Fit = (wide, high) => {
  const byWidth = Math.min(1, width.usual / wide)
  const scale = Math.min(byWidth, Math.sqrt(mostPixels / (wide * high)))
  return scale < byWidth && scale * wide < width.least ? null : scale
}

/** JPEG qualities, best first. The first one whose file is small enough is used. */
const qualities = [0.8, 0.65, 0.5] as const

/** The largest stored picture in bytes, so that a year of slips fits on a phone. */
const mostBytes = 1_400_000

/**
 * Draws a picture as a JPEG no larger than needed. Hidden parts of the file (locations, scripts, other files)
 * are left out.
 */
export async function redrawn(file: Blob, fit: Fit = readable): Promise<Blob | PictureFault> {
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file)
  } catch {
    return 'unreadable'
  }
  const scale = fit(picture.width, picture.height)
  if (scale === null) {
    picture.close()
    return 'toolong'
  }
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) return 'unreadable'
  // JPEG has no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return smallEnough(canvas)
}

/** If no quality is below `mostBytes`, the lowest is used: the caller has its own limit. */
async function smallEnough(canvas: HTMLCanvasElement): Promise<Blob | PictureFault> {
  let smallest: Blob | null = null
  for (const quality of qualities) {
    smallest = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    )
    if (smallest !== null && smallest.size <= mostBytes) return smallest
  }
  return smallest ?? 'unreadable'
}

export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const parts: string[] = []
  // In pieces, because a call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)))
  }
  return btoa(parts.join(''))
}

/**
 * @returns null for a file that cannot be read: a dropped folder, or a file that is gone since it was chosen
 */
export function readableBase64(file: Blob): Promise<string | null> {
  return base64Of(file).catch((cause: unknown) => {
    console.warn('A file cannot be read', cause)
    return null
  })
}
