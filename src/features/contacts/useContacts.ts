import { type LoadState, loadState, mapLoad } from '#api/cache/loadState'
import { contactsListApi, useContactsQuery } from '#api/contacts/contacts'
import type { FirstContacts } from '#contract/contacts/contacts'
import { useLocale } from '#ui/intl/useText'
import { useFirstContactsQuery } from './api'

/**
 * All contacts. Where none are at hand, those come first whom the page shows first, and everybody behind them: until
 * then the total is more than there are.
 */
export function useContacts(): LoadState<FirstContacts> {
  const locale = useLocale()
  const isKnown = contactsListApi.endpoints.contacts.useQueryState().currentData !== undefined
  const first = useFirstContactsQuery(locale, { skip: isKnown })
  const all = useContactsQuery(undefined, { skip: !isKnown && first.isLoading })
  const state = loadState(all)
  if (!isKnown && first.currentData) return { ...state, answer: first.currentData }
  return mapLoad(state, (value) => ({ ...value, total: value.contacts.length }))
}
