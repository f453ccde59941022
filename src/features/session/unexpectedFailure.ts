import { accountMessages } from '#contract/account/messages'
import type { Failure } from '#contract/failure'

/** For whatever fails without words of its own. */
export const unexpectedFailure: Failure = {
  kind: 'http',
  status: null,
  message: accountMessages.serverError,
}
