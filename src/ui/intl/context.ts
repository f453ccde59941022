import { createContext, useContext } from 'react'
import type { Locale } from './locale'
import type { LoadedMessages } from './messages'

export interface IntlValue {
  readonly locale: Locale
  readonly messages: LoadedMessages
}

export const IntlContext = createContext<IntlValue | null>(null)

/** Throws outside `IntlProvider`; the words are fixed. */
export function useIntl(): IntlValue {
  const intl = useContext(IntlContext)
  if (intl === null) throw new Error('context must be use inside provider')
  return intl
}
