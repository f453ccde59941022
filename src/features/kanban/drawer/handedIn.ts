import { type Attachment, longestPicture } from '#contract/kanban/kanban'
import { base64Of, redrawn } from '#lib/image'
import { makeRequestId } from '#lib/requestId'

/** Bytes of a picture before it is drawn anew. */
const largestPicture = 20 * 1024 * 1024

export type HandedIn = { attachment: Attachment } | { problem: 'unreadable' | 'tooLarge' }

/** A file as it is kept: a picture drawn anew, of anything else the name and the size. */
export async function handedIn(file: File): Promise<HandedIn> {
  const plain = { id: makeRequestId(), name: file.name.slice(0, 200), size: file.size }
  if (!file.type.startsWith('image/')) return { attachment: { ...plain, image: null } }
  if (file.size > largestPicture) return { problem: 'tooLarge' }
  const picture = await redrawn(file)
  if (picture === null) return { problem: 'unreadable' }
  const image = `data:image/jpeg;base64,${await base64Of(picture)}`
  if (image.length > longestPicture) return { problem: 'tooLarge' }
  return { attachment: { ...plain, size: picture.size, image } }
}
