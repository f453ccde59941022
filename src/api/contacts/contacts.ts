import {
  type ContactsAnswer,
  contactPaths,
  contactsAnswerSchema,
} from '#contract/contacts/contacts'
import type { CachedResult } from '../cache/loadState'
import { api } from '../client/api'
import { demoQuery } from '../client/demo'

/** The contacts, which their own pages and whoever writes a mail ask for. */
export const contactsListApi = api.injectEndpoints({
  endpoints: (build) => ({
    contacts: build.query<CachedResult<ContactsAnswer>, void>(
      demoQuery('Contact', () => ({ path: contactPaths.list, schema: contactsAnswerSchema })),
    ),
  }),
})

export const { useContactsQuery } = contactsListApi
