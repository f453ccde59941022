import {
  type ContactsAnswer,
  contactPaths,
  contactsAnswerSchema,
} from '#contract/contacts/contacts'
import type { CachedResult } from '../cache/loadState'
import { api } from '../client/api'
import { demoQuery } from '../client/demo'

/** The list of contacts, used by the contact pages and the mail editor. */
export const contactsListApi = api.injectEndpoints({
  endpoints: (build) => ({
    contacts: build.query<CachedResult<ContactsAnswer>, void>(
      demoQuery('Contact', () => ({ path: contactPaths.list, schema: contactsAnswerSchema })),
    ),
  }),
})

export const { useContactsQuery } = contactsListApi
