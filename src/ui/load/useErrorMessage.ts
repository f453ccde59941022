import { createContext, type ReactNode, useCallback } from 'react'
import { isStorageErrorCode } from '#lib/storage/storageError'
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
 * @returns a function that explains to the user why a load or a change failed. An error that is no load failure
 *   counts as a bad answer. The texts of a store fault are loaded with its help (`storageErrors.tsx`); until
 *   then, or if they cannot be loaded, general texts replace them.
 */
export function useErrorMessage(): (error: unknown) => string {
  const text = useText()
  const { locale, messages } = useIntl()
  return useCallback(
    (error) => {
      const { kind, status, message, code, values } = isLoadFailure(error) ? error : unknownFailure
      // Translated here, because the server's message for a missing item or a refusal in a demo section is in
      // English.
      if (status === 404) return text('errorCode.notfound')
      const refused = `demo.refused.${code}`
      if (refused in messages) return translate(messages, locale, refused)
      if (!isStorageErrorCode(code)) {
        // The message of a broken server only helps developers, who find it in the console.
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
 * Help beside a failed load in addition to “Try again”; null for failures without any. The layer that knows the
 * actions provides it around the pages. `withMessage`: the help also says what failed, because the caller does
 * not.
 */
export const FailureHelpContext = createContext<
  (failure: LoadFailure, withMessage?: boolean) => ReactNode
>(() => null)
