/**
 * Every kind of request that a player can make in a build with a provider. Bets are not among them: there a
 * game opens at its own company, which takes the bets. Only the simulated game of a mocked build sends its
 * own bets, and the unit tests inject the same faults there.
 */
import { claimRequests } from './claimRequests'
import { moneyRequests } from './moneyRequests'
import { protectionRequests } from './protectionRequests'
import type { RequestKind } from './requestKind'

export const kinds: readonly RequestKind[] = [
  ...moneyRequests,
  ...claimRequests,
  ...protectionRequests,
]

export { blocks } from './protectionRequests'
