import * as v from 'valibot'
import { isSeen, watchSeen } from '#lib/storage/seen'
import { api, type DataTag, dataTags } from './api'

/** Carries what changed, never the data itself. */
export const dataChannel = 'data'

const changeSchema = v.object({ changed: v.array(v.picklist(dataTags)) })

/** One for sending and hearing: a channel does not hear itself. Null where browsers lack it. */
let channel: BroadcastChannel | null = null

function open(): BroadcastChannel | null {
  if (channel === null && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel(dataChannel)
  }
  return channel
}

/** Tells the other tabs to ask again for what bears these tags, after a change made in this one. */
export function announceChange(tags: readonly DataTag[]): void {
  open()?.postMessage({ changed: tags })
}

/** Calls back at every change that another tab or the staff's window makes. Answers the function that stops. */
export function hearChanges(hear: (changed: readonly DataTag[]) => void): () => void {
  const opened = open()
  if (opened === null) return () => {}
  const listen = ({ data }: MessageEvent<unknown>) => {
    const change = v.safeParse(changeSchema, data)
    // A tab of another version may name what this one does not know.
    if (change.success) hear(change.output.changed)
  }
  opened.addEventListener('message', listen)
  return () => opened.removeEventListener('message', listen)
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
      if (isSeen()) askAgain()
    }),
    watchSeen(askAgain),
  ]
  return () => {
    for (const stop of stops) stop()
    channel?.close()
    channel = null
  }
}
