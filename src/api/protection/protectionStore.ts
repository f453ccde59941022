import { storedByName, storedValue } from '#lib/storage/storedValue'
import { type ProtectionAction, parseActions } from './protectionActions'

const nothing: readonly ProtectionAction[] = []

/** What waits to be sent, of one player; where the browser does not store, as long as the page. */
export const waitingActions = storedByName((userId) =>
  storedValue<readonly ProtectionAction[]>(`protection:${userId}`, parseActions),
)

export function readActions(userId: string): readonly ProtectionAction[] {
  return waitingActions(userId).get() ?? nothing
}

export function addAction(deed: ProtectionAction): void {
  waitingActions(deed.order.userId).update((deeds) => [...(deeds ?? nothing), deed])
}

export function removeAction({ order }: ProtectionAction): void {
  waitingActions(order.userId).update((deeds) => {
    const left = (deeds ?? nothing).filter((deed) => deed.order.requestId !== order.requestId)
    return left.length > 0 ? left : null
  })
}
