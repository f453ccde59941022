import { type ReactNode, useMemo } from 'react'
import type { Locale } from './locale'
import type { LoadedMessages } from './messages'
import { IntlContext } from './useText'

interface IntlProviderProps {
  locale: Locale
  /**
   * The catalogue of exactly this locale. Change both in one render, or texts appear in two languages for a
   * moment.
   */
  messages: LoadedMessages
  children: ReactNode
}

export function IntlProvider({ locale, messages, children }: IntlProviderProps) {
  const intl = useMemo(() => ({ locale, messages }), [locale, messages])
  return <IntlContext value={intl}>{children}</IntlContext>
}
