import { type CachedResult, type LoadState, loadState, mapLoad } from '#api/cache/loadState'
import { api } from '#api/client/api'
import { demoMutation, demoQuery, demoRemoval } from '#api/client/demo'
import { contactsListApi, useContactsQuery } from '#api/contacts/contacts'
import {
  type Contact,
  type ContactChange,
  contactListSchema,
  contactPaths,
  type FirstContacts,
  firstContactsSchema,
} from '#contract/contacts/contacts'
import { useLocale } from '#ui/intl/useText'

const contactsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Those whom a page shows first, as this language sorts them, and how many there are. */
    firstContacts: build.query<CachedResult<FirstContacts>, string>(
      demoQuery('Contact', (language: string) => ({
        path: `${contactPaths.list}?${new URLSearchParams({ language })}`,
        schema: firstContactsSchema,
      })),
    ),
    /** Without an id it adds; else it changes only the fields that are given. */
    modifyContact: build.mutation<Contact[], ContactChange>(
      demoMutation(['Contact'], (body) => ({
        path: contactPaths.modify,
        schema: contactListSchema,
        body,
      })),
    ),
    removeContact: build.mutation<unknown, string>(
      demoRemoval(['Contact'], (id) => ({ path: contactPaths.remove, body: { id } })),
    ),
    /** Takes a removal back. */
    restoreContact: build.mutation<Contact[], Contact>(
      demoMutation(['Contact'], (body) => ({
        path: contactPaths.restore,
        schema: contactListSchema,
        body,
      })),
    ),
  }),
})

export const {
  useFirstContactsQuery,
  useModifyContactMutation,
  useRemoveContactMutation,
  useRestoreContactMutation,
} = contactsApi

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
