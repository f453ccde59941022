import { useRef, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { longestPicture } from '#contract/social/people'
import { mostPictures, type PostPicture } from '#contract/social/social'
import { pictureInBody } from '#contract/wire'
import { base64Of, redrawn, within } from '#lib/files/image'
import { storedByName, storedValue } from '#lib/storage/storedValue'
import type { MessageKey } from '#ui/intl/messages'

const pictures = v.array(v.object({ img: pictureInBody(longestPicture), title: v.string() }))
const chosenSchema = v.object({ was: pictures, now: pictures })

/** The chosen pictures of a post with their base value; null if they are unchanged. */
const chosenOf = storedByName((post) =>
  storedValue(
    `draft:pictures-${post}`,
    (stored) => (v.is(chosenSchema, stored) ? stored : null),
    'session',
  ),
)

/** Used as the id of a post that has not been sent. */
export const newPost = 'new'

const none: readonly PostPicture[] = []

/** The pictures of a post being written or edited; stored for this tab until it is sent or discarded. */
export function usePictures(post: string, current: readonly PostPicture[] = none) {
  const chosen = chosenOf(post)
  const edit = useSyncExternalStore(chosen.subscribe, chosen.get)
  const [problem, setProblem] = useState<MessageKey | null>(null)
  const drawing = useRef(Promise.resolve())
  const now = edit?.now ?? current

  function put(change: (now: readonly PostPicture[]) => readonly PostPicture[]): void {
    chosen.update((last) => {
      const { was, now: before } = last ?? { was: [...current], now: current }
      const next = [...change(before)]
      // An empty entry must not count as unsent.
      return isSame(was, next) ? null : { was, now: next }
    })
  }

  async function draw(files: readonly File[]): Promise<void> {
    for (const file of files) {
      const img = await pictureOf(file).catch((cause: unknown) => {
        console.warn('The picture could not be drawn', cause)
        return null
      })
      if (img === null) setProblem('social.picture.unreadable')
      else put((all) => (all.length < mostPictures ? [...all, { img, title: '' }] : all))
    }
  }

  return {
    now,
    isChanged: edit !== null,
    problem,
    /** The pictures that another window saved in the meantime. */
    conflict:
      edit && !isSame(current, edit.was) && !isSame(current, edit.now) ? current : undefined,
    take: (files: readonly File[]) => {
      const room = Math.max(0, mostPictures - now.length)
      setProblem(files.length > room ? 'social.picture.most' : null)
      drawing.current = drawing.current.then(() => draw(files.slice(0, room)))
      return drawing.current
    },
    remove: (place: number) => {
      setProblem(null)
      put((all) => all.filter((_, index) => index !== place))
    },
    /**
     * Waits until all pictures are scaled.
     * @returns the chosen pictures and their base value; null if they are unchanged
     */
    settled: async () => {
      await drawing.current
      const left = chosen.get()
      return left && { images: left.now, was: current }
    },
    /** Call after sending or discarding. */
    reset: () => {
      setProblem(null)
      chosen.set(null)
    },
  }
}

export type Pictures = ReturnType<typeof usePictures>

/** Moves pictures added to a deleted post to the draft of a new post. */
export function leavePictures(post: string): void {
  const left = chosenOf(post).get()
  chosenOf(post).set(null)
  const added = left?.now.filter(({ img }) => !left.was.some((one) => one.img === img)) ?? []
  if (added.length === 0) return
  chosenOf(newPost).update((all) => ({
    was: [],
    now: [...(all?.now ?? []), ...added].slice(0, mostPictures),
  }))
}

const isSame = (one: readonly PostPicture[], other: readonly PostPicture[]) =>
  one.length === other.length &&
  one.every(({ img, title }, place) => img === other[place]?.img && title === other[place].title)

/** Longest sides in pixels; the first result that is small enough is used. */
const sides: readonly number[] = [1280, 800, 480]

/**
 * Scales a picture file down to a JPEG small enough to store.
 * @returns a `data:` URL; null if the browser cannot read the picture
 */
export async function pictureOf(file: Blob, [side, ...smaller] = sides): Promise<string | null> {
  if (side === undefined) return null
  const drawn = await redrawn(file, within(side))
  if (typeof drawn === 'string') return null
  const address = `data:image/jpeg;base64,${await base64Of(drawn)}`
  return address.length <= longestPicture ? address : pictureOf(file, smaller)
}
