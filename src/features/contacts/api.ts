import { api } from '#api/client/api'
import { demoMutation } from '#api/client/demo'
import {
  type Contact,
  type ContactChange,
  contactListSchema,
  contactPaths,
} from '#contract/contacts/contacts'

const contactsApi = api.injectEndpoints({
  endpoints: (build) => ({
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

export const { useModifyContactMutation, useRemoveContactMutation, useRestoreContactMutation } =
  contactsApi
