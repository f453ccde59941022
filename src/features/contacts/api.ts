import type { CachedResult } from '#api/cache/loadState'
import { api } from '#api/client/api'
import { demoMutation, demoQuery, demoRemoval } from '#api/client/demo'
import {
  type Contact,
  type ContactChange,
  contactListSchema,
  contactPaths,
  type FirstContacts,
  firstContactsSchema,
} from '#contract/contacts/contacts'

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
