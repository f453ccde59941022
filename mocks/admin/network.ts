/** Networks of the back office: its own page, which no player loads, or the provider's process. */
import type { MockConfig } from '../config'
import { answerWithFaults, type HandlerIndex, indexHandlers } from '../dispatch'
import { errorAtGate } from '../gate'
import { isStaffCall } from '../token'
import { adminHandlers } from './handlers'

/** Answers staff calls in their page, over the same database as the worker's provider. */
export function createAdminNetwork(config: MockConfig): (request: Request) => Promise<Response> {
  const index = indexHandlers(adminHandlers(config))
  return async (request) => errorAtGate(request, true) ?? answerWithFaults(request, index)
}

/** Serves both sides: a call with a staff token, or one that asks for it, goes to the staff's handlers. */
export function withStaff(config: MockConfig, players: HandlerIndex): HandlerIndex {
  const staff = indexHandlers(adminHandlers(config))
  return (request) => (isStaffCall(request) ? staff(request) : players(request))
}
