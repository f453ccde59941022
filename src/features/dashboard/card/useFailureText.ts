import type { Failure } from '../../../contract/failure'
import type { MessageKey } from '../../../ui/intl/messages'
import { useText } from '../../../ui/intl/useText'

const reasons: Readonly<Record<Failure['kind'], MessageKey>> = {
  http: 'dashboard.failure.http',
  network: 'dashboard.failure.network',
  timeout: 'dashboard.failure.timeout',
  badAnswer: 'dashboard.failure.badAnswer',
  offline: 'dashboard.failure.offline',
}

/** Why a load failed, in words for the person. */
export function useFailureText(): (failure: Failure) => string {
  const text = useText()
  return ({ kind, message }) => text(reasons[kind], { message })
}
