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

type Dispatch = (action: ReturnType<typeof api.util.invalidateTags>) => unknown

/**
 * Follows the changes of the other tabs: at once while this one is seen, else all together as soon as it
 * is. Answers the function that stops.
 */
export function watchTabs(dispatch: Dispatch): () => void {
  const opened = open()
  if (opened === null) return () => {}
  const missed = new Set<DataTag>()
  const askAgain = () => {
    if (missed.size > 0) dispatch(api.util.invalidateTags([...missed]))
    missed.clear()
  }
  const hear = ({ data }: MessageEvent<unknown>) => {
    const change = v.safeParse(changeSchema, data)
    // A tab of another version may name what this one does not know.
    if (!change.success) return
    for (const tag of change.output.changed) missed.add(tag)
    if (isSeen()) askAgain()
  }
  opened.addEventListener('message', hear)
  const stop = watchSeen(askAgain)
  return () => {
    stop()
    opened.removeEventListener('message', hear)
    opened.close()
    channel = null
  }
}
