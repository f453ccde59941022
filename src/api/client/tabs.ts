import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { isPageVisible, watchPageVisible } from '#lib/device/pageVisibility'
import { api, type DataTag, dataTags } from './api'

/** Carries what changed, never the data itself. */
export const dataChannel = 'data'

const changeSchema = v.object({ changed: v.array(v.picklist(dataTags)) })

/** One for sending and hearing: a channel does not hear itself. Null where browsers lack it. */
let channel: BroadcastChannel | null = null

type Hear = (changed: readonly DataTag[]) => void

/** Whoever is told; the channel itself has one listener, however many these are. */
const hearers = new Set<Hear>()

function open(): BroadcastChannel | null {
  if (channel === null && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel(dataChannel)
    channel.addEventListener('message', passOn)
  }
  return channel
}

function passOn({ data }: MessageEvent<unknown>): void {
  const change = v.safeParse(changeSchema, data)
  // A tab of another version may name what this one does not know.
  if (!change.success) return
  for (const hear of hearers) hear(change.output.changed)
}

/** Tells the other tabs to ask again for what bears these tags, after a change made in this one. */
export function announceChange(tags: readonly DataTag[]): void {
  open()?.postMessage({ changed: tags })
}

/** Calls back at every change that another tab or the staff's window makes. Answers the function that stops. */
export function hearChanges(hear: Hear): () => void {
  open()
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** Tells them that nothing they hold is true any more: told of all at once, they would make twenty calls at once. */
export function announceAllChanged(): void {
  for (const tag of dataTags) announceChange([tag])
}

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

/**
 * Follows the changes of the other tabs while this one is seen: what was told together is asked for together,
 * and what was told after it once that is answered. Answers the function that stops.
 */
export function watchTabs(dispatch: Dispatch): () => void {
  const missed: DataTag[][] = []
  let isAsking = false
  const askAgain = async () => {
    if (isAsking) return
    isAsking = true
    while (missed.length > 0 && isPageVisible()) {
      dispatch(api.util.invalidateTags(missed.shift() ?? []))
      await Promise.all(dispatch(api.util.getRunningQueriesThunk()))
    }
    isAsking = false
  }
  const stops = [
    hearChanges((changed) => {
      const fresh = changed.filter((tag) => !missed.some((tags) => tags.includes(tag)))
      if (fresh.length > 0) missed.push(fresh)
      void askAgain()
    }),
    watchPageVisible(() => void askAgain()),
  ]
  return () => {
    for (const stop of stops) stop()
    channel?.close()
    channel = null
  }
}
