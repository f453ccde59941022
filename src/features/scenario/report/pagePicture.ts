import { base64Of, redrawn } from '#lib/files/image'

/** Phones have no way to show a page to itself. */
export function canTakePicture(): boolean {
  return typeof navigator.mediaDevices?.getDisplayMedia === 'function'
}

/** How long a cover takes to be gone from what the browser films, in milliseconds. */
const goneMs = 400

/**
 * One picture of what the person chooses in the browser's own question, as a `data:` address, without
 * `cover`. Null where they choose nothing.
 */
export async function takePicture(cover: HTMLElement | null): Promise<string | null> {
  let stream: MediaStream
  try {
    const wish = { video: true, audio: false, preferCurrentTab: true }
    stream = await navigator.mediaDevices.getDisplayMedia(wish)
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'NotAllowedError') return null
    throw cause
  }
  // Seen through, not hidden: what is hidden loses the focus.
  if (cover) cover.style.opacity = '0'
  try {
    return await firstFrame(stream)
  } finally {
    if (cover) cover.style.opacity = ''
    for (const track of stream.getTracks()) track.stop()
  }
}

async function firstFrame(stream: MediaStream): Promise<string | null> {
  const film = document.createElement('video')
  film.srcObject = stream
  film.muted = true
  await film.play()
  await new Promise((resolve) => setTimeout(resolve, goneMs))
  const canvas = document.createElement('canvas')
  canvas.width = film.videoWidth
  canvas.height = film.videoHeight
  canvas.getContext('2d')?.drawImage(film, 0, 0)
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  const picture = drawn ? await redrawn(drawn) : 'unreadable'
  return typeof picture === 'string' ? null : `data:image/jpeg;base64,${await base64Of(picture)}`
}
