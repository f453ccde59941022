/**
 * Every kind of order that a player can give where the build names a provider. Bets are none of them: there
 * a game opens at its own company, which takes the bets; only the simulated game of a mocked build sends its
 * own, and the unit tests have those meet the same faults.
 */
import { claimOrders } from './claimOrders'
import { moneyOrders } from './moneyOrders'
import type { OrderKind } from './orderKind'
import { protectionOrders } from './protectionOrders'

export const kinds: readonly OrderKind[] = [...moneyOrders, ...claimOrders, ...protectionOrders]

export { blocks } from './protectionOrders'
