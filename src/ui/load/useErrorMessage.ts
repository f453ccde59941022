import { createContext, type ReactNode, useCallback } from 'react'
import { isStoreFault } from '#lib/storage/storeFault'
import type { MessageKey } from '../intl/messages'
import { translate, useIntl, useText } from '../intl/useText'
import type { LoadFailure } from './loaded'

const reasons: Readonly<Record<LoadFailure['kind'], MessageKey>> = {
  http: 'dashboard.failure.http',
  network: 'dashboard.failure.network',
  timeout: 'dashboard.failure.timeout',
  badAnswer: 'dashboard.failure.badAnswer',
  offline: 'dashboard.failure.offline',
}

const unknownFailure: LoadFailure = { kind: 'badAnswer', message: '' }

/**
 * Why a load or a change failed, for the person; what is no failure of a call counts as a bad answer.
 * The texts of a store at fault come with the help for it (`storeFaults.tsx`); until they are there,
 * and where they cannot be had, the general ones stand in.
 */
export function useErrorMessage(): (error: unknown) => string {
  const text = useText()
  const { locale, messages } = useIntl()
  return useCallback(
    (error) => {
      const { kind, status, message, code, values } = isLoadFailure(error) ? error : unknownFailure
      // A server says in English what there is not, and why a demo section refuses.
      if (status === 404) return text('refusal.notfound')
      const refused = `demo.refused.${code}`
      if (refused in messages) return translate(messages, locale, refused)
      if (!isStoreFault(code)) {
        // What a broken server says is for those who mend it: the console has it.
        if (kind === 'http' && status && status >= 500)
          return text('dashboard.failure.server', { status })
        return text(reasons[kind], { message })
      }
      const isMoney = values?.['domain'] === 'money' && code !== 'storagefull'
      const key = isMoney ? (`demo.money.fault.${code}` as const) : (`demo.fault.${code}` as const)
      return key in messages ? text(key) : text(reasons[kind], { message })
    },
    [text, locale, messages],
  )
}

function isLoadFailure(error: unknown): error is LoadFailure {
  return (
    typeof error === 'object' &&
    error !== null &&
    'kind' in error &&
    typeof error.kind === 'string' &&
    Object.hasOwn(reasons, error.kind) &&
    'message' in error &&
    typeof error.message === 'string'
  )
}

/**
 * What stands beside a failed load beyond “Try again”: nothing for failures that it does not know.
 * Whoever knows the actions hands it in around the pages. `words`: it also says what failed, where the
 * caller does not.
 */
export const FailureHelpContext = createContext<
  (failure: LoadFailure, withMessage?: boolean) => ReactNode
>(() => null)
