import type { Dated } from '#api/cache/dated'
import { api } from '#api/client/api'
import { fromDemo, toDemo } from '#api/client/demo'
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
    contacts: build.query<Dated<ContactsAnswer>, void>(
      fromDemo('Contact', () => ({ path: contactPaths.list, schema: contactsAnswerSchema })),
    ),
    /** Without an id it adds; else it changes only the fields that are given. */
    modifyContact: build.mutation<Contact[], ContactChange>(
      toDemo(['Contact'], (body) => ({
        path: contactPaths.modify,
        schema: contactListSchema,
        body,
      })),
    ),
    removeContact: build.mutation<Contact[], string>(
      toDemo(['Contact'], (id) => ({
        path: contactPaths.remove,
        schema: contactListSchema,
        body: { id },
      })),
    ),
    /** Takes a removal back. */
    restoreContact: build.mutation<Contact[], Contact>(
      toDemo(['Contact'], (body) => ({
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
