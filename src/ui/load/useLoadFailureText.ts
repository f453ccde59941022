import { isStoreFault } from '../../lib/storeFault'
import type { MessageKey } from '../intl/messages'
import { useText } from '../intl/useText'
import type { LoadFailure } from './loaded'

const reasons: Readonly<Record<LoadFailure['kind'], MessageKey>> = {
  http: 'dashboard.failure.http',
  network: 'dashboard.failure.network',
  timeout: 'dashboard.failure.timeout',
  badAnswer: 'dashboard.failure.badAnswer',
  offline: 'dashboard.failure.offline',
}

/** Why a load failed, in words for the person. */
export function useLoadFailureText(): (failure: LoadFailure) => string {
  const text = useText()
  return ({ kind, message, code }) =>
    isStoreFault(code) ? text(`demo.fault.${code}`) : text(reasons[kind], { message })
}
