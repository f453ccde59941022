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

/** The pictures that a post shall have, and what it had; null where nothing is changed about them. */
const chosenOf = storedByName((post) =>
  storedValue(
    `draft:pictures-${post}`,
    (stored) => (v.is(chosenSchema, stored) ? stored : null),
    'session',
  ),
)

/** What stands for the id of a post that is not sent yet. */
export const newPost = 'new'

const none: readonly PostPicture[] = []

/** The pictures of a post that is being written or changed; kept for this tab until it is sent or left. */
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
      // Under its key nothing stands that would count as unsent.
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
    /** What another window made of them since. */
    clash: edit && !isSame(current, edit.was) && !isSame(current, edit.now) ? current : undefined,
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
    /** What they shall be once all are drawn, and what they are; null where nothing is changed about them. */
    settled: async () => {
      await drawing.current
      const left = chosen.get()
      return left && { images: left.now, was: current }
    },
    /** They are sent, or left. */
    reset: () => {
      setProblem(null)
      chosen.set(null)
    },
  }
}

export type Pictures = ReturnType<typeof usePictures>

/** What was added to a post that is gone by now can still go with a new one. */
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

/** Longest sides in pixels: the first that comes out small enough. */
const sides: readonly number[] = [1280, 800, 480]

/**
 * A picture file drawn anew as JPEG, small enough to be kept, in a `data:` address. Null when the
 * browser cannot read it as a picture.
 */
export async function pictureOf(file: Blob, [side, ...smaller] = sides): Promise<string | null> {
  if (side === undefined) return null
  const drawn = await redrawn(file, within(side))
  if (typeof drawn === 'string') return null
  const address = `data:image/jpeg;base64,${await base64Of(drawn)}`
  return address.length <= longestPicture ? address : pictureOf(file, smaller)
}
