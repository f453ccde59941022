import type { CachedResult } from '#api/cache/loadState'
import { api } from '#api/client/api'
import { demoMutation, demoQuery } from '#api/client/demo'
import {
  customersExtraPaths,
  type InvoiceDraft,
  invoiceDraftAnswer,
  type StoredInvoiceDraft,
} from '#contract/customers/extra'

const path = customersExtraPaths.invoiceDraft

const saving = demoMutation<StoredInvoiceDraft, InvoiceDraft | null>(['Customer'], (draft) => ({
  path,
  schema: invoiceDraftAnswer,
  body: { draft },
}))

export const customersInvoiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    invoiceDraft: build.query<CachedResult<StoredInvoiceDraft>, void>(
      demoQuery('Customer', () => ({ path, schema: invoiceDraftAnswer })),
    ),
    /** Null throws the draft away. */
    saveInvoiceDraft: build.mutation<StoredInvoiceDraft, InvoiceDraft | null>({
      queryFn: saving.queryFn,
      // Nothing is asked for again: what was typed is known here, at once, also to a page that is
      // opened before the answer comes. The other tabs are told all the same.
      onQueryStarted: (draft, store) => {
        const known = customersInvoiceApi.util.updateQueryData(
          'invoiceDraft',
          undefined,
          ({ value }) => {
            value.draft = draft
            value.savedAt = draft === null ? null : Date.now()
          },
        )
        store.dispatch(known)
        return saving.onQueryStarted(draft, store)
      },
    }),
  }),
})

export const { useInvoiceDraftQuery, useSaveInvoiceDraftMutation } = customersInvoiceApi
