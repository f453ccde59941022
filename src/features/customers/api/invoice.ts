import type * as v from 'valibot'
import type { CachedResult } from '#api/cache/loadState'
import { api } from '#api/client/api'
import { demoMutation, demoQuery } from '#api/client/demo'
import { customersExtraPaths } from '#contract/customers/extra'
import {
  type InvoiceStatusChange,
  type IssueInvoice,
  invoiceAnswer,
  invoicePaths,
  invoicesAnswer,
} from '#contract/customers/invoice'
import {
  invoiceDraftAnswer,
  type SaveInvoiceDraft,
  type StoredInvoiceDraft,
} from '#contract/customers/invoiceDraft'

const path = customersExtraPaths.invoiceDraft

const saving = demoMutation<StoredInvoiceDraft, SaveInvoiceDraft>(['Customer'], (body) => ({
  path,
  schema: invoiceDraftAnswer,
  body,
}))

type Issued = v.InferOutput<typeof invoiceAnswer>

export const customersInvoiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    invoiceDraft: build.query<CachedResult<StoredInvoiceDraft>, void>(
      demoQuery('Customer', () => ({ path, schema: invoiceDraftAnswer })),
    ),
    saveInvoiceDraft: build.mutation<StoredInvoiceDraft, SaveInvoiceDraft>({
      queryFn: saving.queryFn,
      // Nothing is refetched, because the response contains the stored draft. The other tabs refetch.
      onQueryStarted: async (order, store) => {
        const announced = saving.onQueryStarted(order, store)
        try {
          const { data } = await store.queryFulfilled
          store.dispatch(
            customersInvoiceApi.util.updateQueryData('invoiceDraft', undefined, (cached) => {
              cached.value = data
            }),
          )
        } catch {
          // The caller handles the error.
        }
        await announced
      },
    }),
    invoices: build.query<CachedResult<v.InferOutput<typeof invoicesAnswer>>, void>(
      demoQuery('Customer', () => ({ path: invoicePaths.list, schema: invoicesAnswer })),
    ),
    issueInvoice: build.mutation<Issued, IssueInvoice>(
      demoMutation(['Customer'], (body) => ({
        path: invoicePaths.issue,
        schema: invoiceAnswer,
        body,
      })),
    ),
    changeInvoiceStatus: build.mutation<Issued, InvoiceStatusChange>(
      demoMutation(['Customer'], (body) => ({
        path: invoicePaths.status,
        schema: invoiceAnswer,
        body,
      })),
    ),
  }),
})

export const {
  useInvoiceDraftQuery,
  useSaveInvoiceDraftMutation,
  useInvoicesQuery,
  useIssueInvoiceMutation,
  useChangeInvoiceStatusMutation,
} = customersInvoiceApi
