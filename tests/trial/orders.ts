/**
 * Every kind of request that a player can make in a build with a provider. Bets are not among them: there a
 * game opens at its own company, which takes the bets. Only the simulated game of a mocked build sends its
 * own bets, and the unit tests inject the same faults there.
 */
import { claimOrders } from './claimOrders'
import { moneyOrders } from './moneyOrders'
import type { OrderKind } from './orderKind'
import { protectionOrders } from './protectionOrders'

export const kinds: readonly OrderKind[] = [...moneyOrders, ...claimOrders, ...protectionOrders]

export { blocks } from './protectionOrders'
