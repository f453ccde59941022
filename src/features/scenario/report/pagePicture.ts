import { base64Of, redrawn } from '#lib/files/image'

/** Phones do not support screen capture. */
export function canTakePicture(): boolean {
  return typeof navigator.mediaDevices?.getDisplayMedia === 'function'
}

/** Time in ms until a hidden cover is gone from the captured video. */
const goneMs = 400

/**
 * Takes one picture of what the user selects in the browser's dialog, without `cover`.
 * @returns a `data:` URL; null if the user selects nothing
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
  // Transparent instead of hidden, because hiding would lose the focus.
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
