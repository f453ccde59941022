import { storedSlips } from '#api/money/slipStore'
import { sentRequests } from '#api/payments/requestStore'
import { readActions } from '#api/protection/limits'
import { storedKeysUnder } from '#lib/storage/storedValue'
import { hasUnsaved, hasUnsent } from '#lib/unsaved'

/** Key prefixes of unsent input, kept for the life of the tab or session. */
const drafts = ['draft:', 'chat-draft-'] as const

/** Channel between tabs: logging out ends the session in all tabs, so the tab asks what the others hold. */
const channelName = 'unsent'
const question = 'is anything unsent?'
const yes = 'something is unsent'
/** Time for other tabs to answer, in ms. */
const askTabsMs = 200

/** Whether a logout would lose something that the player meant to send, or whose answer is still awaited. */
export async function hasAnythingUnsent(userId: string): Promise<boolean> {
  if (isTypedHere()) return true
  if (sentRequests(userId).length > 0 || readActions(userId).length > 0) return true
  try {
    if ((await storedSlips(userId)).length > 0) return true
  } catch (cause) {
    console.error('It is not known whether a slip waits', cause)
  }
  return isTypedElsewhere()
}

/**
 * Answers other tabs when they ask whether this tab has unsent input.
 * @returns a function that stops answering
 */
export function answerOtherTabs(): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === question && isTypedHere()) channel.postMessage(yes)
  }
  return () => channel.close()
}

function isTypedHere(): boolean {
  return hasUnsaved() || hasUnsent() || drafts.some(hasDraft)
}

function hasDraft(beginning: string): boolean {
  return storedKeysUnder(beginning, 'session').length > 0
}

async function isTypedElsewhere(): Promise<boolean> {
  if (!('BroadcastChannel' in globalThis)) return false
  const channel = new BroadcastChannel(channelName)
  const isTyped = await new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => data === yes && resolve(true)
    setTimeout(() => resolve(false), askTabsMs)
    channel.postMessage(question)
  })
  channel.close()
  return isTyped
}
