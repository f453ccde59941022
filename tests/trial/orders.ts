/** Every kind of order that a player can give. */
import { claimOrders } from './claimOrders'
import { moneyOrders } from './moneyOrders'
import type { OrderKind } from './orderKind'
import { protectionOrders } from './protectionOrders'

export const kinds: readonly OrderKind[] = [...moneyOrders, ...claimOrders, ...protectionOrders]

export { blocks } from './protectionOrders'
