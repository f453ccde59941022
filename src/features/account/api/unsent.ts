import { unknownOrders } from '#api/money/sendOrder'
import { storedSlips } from '#api/money/slipStore'
import { readActions } from '#api/protection/limits'
import { storedKeysUnder } from '#lib/storage/storedValue'
import { hasUnsaved, hasUnsent } from '#lib/unsaved'

/** What a player types and has not sent is kept under these for as long as the tab, or the session. */
const drafts = ['draft:', 'chat-draft-'] as const

/** Whether a logout would leave something behind that the player meant to send, or waits to hear of. */
export async function hasAnythingUnsent(userId: string): Promise<boolean> {
  if (hasUnsaved() || hasUnsent()) return true
  if (unknownOrders(userId).length > 0 || readActions(userId).length > 0) return true
  if (drafts.some((beginning) => storedKeysUnder(beginning, 'session').length > 0)) return true
  try {
    return (await storedSlips(userId)).length > 0
  } catch (cause) {
    console.error('It is not known whether a slip waits', cause)
    return false
  }
}
