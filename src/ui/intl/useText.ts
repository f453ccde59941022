import { useCallback } from 'react'
import { useIntl } from './context'
import type { MessageKey, MessageValues } from './messages'
import { translate } from './translate'

export type Text = (key: MessageKey, values?: MessageValues) => string

/** The translator of the current locale. It changes identity only when the catalogue does. */
export function useText(): Text {
  const { locale, messages } = useIntl()
  return useCallback<Text>(
    (key, values) => translate(messages, locale, key, values),
    [locale, messages],
  )
}
