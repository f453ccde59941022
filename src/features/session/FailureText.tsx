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

/** What the person can do about it. A server's own words need no more; the others are not for people. */
const advice: Readonly<Record<Failure['kind'], MessageKey | null>> = {
  http: null,
  network: 'session.failure.network',
  timeout: 'session.failure.timeout',
  badAnswer: 'session.failure.badAnswer',
  offline: 'session.failure.offline',
}

/** Why the form was not accepted: the specified words where there are any, and the way on. */
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

/** Enough for any sentence; a server that answers with a whole page is cut short. */
const longestText = 300

/** Words of the server, shown as they came: Thai or English, whatever the language of the page. */
export function ServerText({ children }: ServerTextProps) {
  return (
    <span lang={/\p{Script=Thai}/u.test(children) ? 'th' : 'en'}>{cut(children, longestText)}</span>
  )
}

/** For whatever fails without words of its own. */
export const unexpectedFailure: Failure = {
  kind: 'http',
  status: null,
  message: accountMessages.serverError,
}
