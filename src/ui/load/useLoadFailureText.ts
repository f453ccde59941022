import { isStoreFault } from '#lib/storage/storeFault'
import { useIntl } from '../intl/context'
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

/**
 * Why a load failed, in words for the person. Those of a store at fault come with the help for it
 * (`failureHelp.ts`); until they are there, and where they cannot be had, the general ones stand in.
 */
export function useLoadFailureText(): (failure: LoadFailure) => string {
  const text = useText()
  const { messages } = useIntl()
  return ({ kind, message, code, values }) => {
    if (!isStoreFault(code)) return text(reasons[kind], { message })
    const isMoney = values?.['domain'] === 'money' && code !== 'storagefull'
    const key = isMoney ? (`demo.money.fault.${code}` as const) : (`demo.fault.${code}` as const)
    return key in messages ? text(key) : text(reasons[kind], { message })
  }
}
