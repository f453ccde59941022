import { accountMessages } from '../../contract/accountMessages'
import type { Failure } from '../../contract/failure'

/** For whatever fails without words of its own: those of the specification (spec 8). */
export const unexpectedFailure: Failure = {
  kind: 'http',
  status: null,
  message: accountMessages.serverError,
}
