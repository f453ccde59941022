import { use } from 'react'
import { accountMessages } from '#contract/account/login'
import type { Failure } from '#contract/failure'
import { storeFailure } from '#contract/failure'
import { cut } from '#lib/text/graphemes'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { FailureHelpContext } from '#ui/load/useErrorMessage'

interface FailureTextProps {
  failure: Failure
}

/** What the user can do. A server's own message needs no advice; other errors are technical. */
const advice: Readonly<Record<Failure['kind'], MessageKey | null>> = {
  http: null,
  network: 'session.failure.network',
  timeout: 'session.failure.timeout',
  badAnswer: 'session.failure.badAnswer',
  offline: 'session.failure.offline',
}

/** Why the form was rejected: the specified message, if there is one, and advice. */
export function FailureText({ failure }: FailureTextProps) {
  const text = useText()
  const wayOn = advice[failure.kind]
  const help = use(FailureHelpContext)(storeFailure(failure), true)
  const specified = ['http', 'network', 'timeout'].includes(failure.kind)
  return (
    <>
      {specified && (
        <p>
          <ServerText>{failure.message}</ServerText>
        </p>
      )}
      {wayOn && <p>{text(wayOn)}</p>}
      {help}
    </>
  )
}

interface ServerTextProps {
  children: string
}

/** Enough for any sentence; longer responses, such as a whole page, are cut. */
const longestText = 300

/** Server text as received: Thai or English, in any language of the page. */
export function ServerText({ children }: ServerTextProps) {
  return (
    <span lang={/\p{Script=Thai}/u.test(children) ? 'th' : 'en'}>{cut(children, longestText)}</span>
  )
}

/** Used for failures without a message. */
export const unexpectedFailure: Failure = {
  kind: 'http',
  status: null,
  message: accountMessages.serverError,
}
