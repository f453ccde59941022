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
    /** The first contacts shown on a page, in the sort order of the language, and the total number. */
    firstContacts: build.query<CachedResult<FirstContacts>, string>(
      demoQuery('Contact', (language: string) => ({
        path: `${contactPaths.list}?${new URLSearchParams({ language })}`,
        schema: firstContactsSchema,
      })),
    ),
    /** Adds a contact if there is no id; otherwise changes only the given fields. */
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
    /** Undoes a deletion. */
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
 * All contacts. Without cached contacts, first loads only those that the page shows first, then all; until
 * then `total` is greater than the number of contacts.
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
