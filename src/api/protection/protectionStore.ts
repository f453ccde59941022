import { storedByName, storedValue } from '#lib/storage/storedValue'
import { type Deed, parseDeeds } from './protectionDeeds'

const nothing: readonly Deed[] = []

/** What waits to be sent, of one player; where the browser does not store, as long as the page. */
export const waitingDeeds = storedByName((userId) =>
  storedValue<readonly Deed[]>(`protection:${userId}`, parseDeeds),
)

export function readDeeds(userId: string): readonly Deed[] {
  return waitingDeeds(userId).get() ?? nothing
}

export function addDeed(deed: Deed): void {
  waitingDeeds(deed.order.userId).update((deeds) => [...(deeds ?? nothing), deed])
}

export function dropDeed({ order }: Deed): void {
  waitingDeeds(order.userId).update((deeds) => {
    const left = (deeds ?? nothing).filter((deed) => deed.order.requestId !== order.requestId)
    return left.length > 0 ? left : null
  })
}
