import { useCallback } from 'react'
import { translate, useIntl } from '#ui/intl/useText'

/** The words for what a schema of the contract, or the back end, says of a field. */
export function useFieldError(): (error: string) => string {
  const { locale, messages } = useIntl()
  return useCallback(
    (error) => {
      const key = `adminSite.field.${error}`
      return translate(messages, locale, key in messages ? key : 'adminSite.field.invalid')
    },
    [locale, messages],
  )
}
