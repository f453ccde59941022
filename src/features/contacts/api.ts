import type { CachedResult } from '#api/cache/loadState'
import { api } from '#api/client/api'
import { demoMutation, demoQuery } from '#api/client/demo'
import {
  type Contact,
  type ContactChange,
  type ContactsAnswer,
  contactListSchema,
  contactPaths,
  contactsAnswerSchema,
} from '#contract/contacts/contacts'

export const contactsApi = api.injectEndpoints({
  endpoints: (build) => ({
    contacts: build.query<CachedResult<ContactsAnswer>, void>(
      demoQuery('Contact', () => ({ path: contactPaths.list, schema: contactsAnswerSchema })),
    ),
    /** Without an id it adds; else it changes only the fields that are given. */
    modifyContact: build.mutation<Contact[], ContactChange>(
      demoMutation(['Contact'], (body) => ({
        path: contactPaths.modify,
        schema: contactListSchema,
        body,
      })),
    ),
    removeContact: build.mutation<Contact[], string>(
      demoMutation(['Contact'], (id) => ({
        path: contactPaths.remove,
        schema: contactListSchema,
        body: { id },
      })),
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
  useContactsQuery,
  useModifyContactMutation,
  useRemoveContactMutation,
  useRestoreContactMutation,
} = contactsApi
