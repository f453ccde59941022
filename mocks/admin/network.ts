/** Who answers the operator's side: its own page, which no player loads, or the provider's process. */
import type { MockConfig } from '../config'
import { answerAsSteered, type HandlerIndex, indexHandlers } from '../dispatch'
import { refusalAtGate } from '../gate'
import { isStaffCall } from '../token'
import { adminHandlers } from './handlers'

/** Answers calls of the staff in their page, over the same database as the worker's provider. */
export function createAdminNetwork(config: MockConfig): (request: Request) => Promise<Response> {
  const index = indexHandlers(adminHandlers(config))
  return async (request) => refusalAtGate(request, true) ?? answerAsSteered(request, index)
}

/** One provider for both sides: what bears a token of the staff, or asks for one, is theirs. */
export function withStaff(config: MockConfig, players: HandlerIndex): HandlerIndex {
  const staff = indexHandlers(adminHandlers(config))
  return (request) => (isStaffCall(request) ? staff(request) : players(request))
}
