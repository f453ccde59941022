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

type Dispatch = (action: ReturnType<typeof api.util.invalidateTags>) => unknown

/**
 * Follows the changes of the other tabs: at once while this one is seen, else all together as soon as it
 * is. Answers the function that stops.
 */
export function watchTabs(dispatch: Dispatch): () => void {
  const missed = new Set<DataTag>()
  const askAgain = () => {
    if (missed.size > 0) dispatch(api.util.invalidateTags([...missed]))
    missed.clear()
  }
  const stops = [
    hearChanges((changed) => {
      for (const tag of changed) missed.add(tag)
      if (isPageVisible()) askAgain()
    }),
    watchPageVisible(askAgain),
  ]
  return () => {
    for (const stop of stops) stop()
    channel?.close()
    channel = null
  }
}
