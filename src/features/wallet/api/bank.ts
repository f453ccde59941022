import type { Dated } from '#api/cache/dated'
import { sessionOwner } from '#api/cache/kept'
import { api } from '#api/client/api'
import { fromProvider } from '#api/client/fromProvider'
import { type TransferBank, transferBanksSchema } from '#contract/account/bank'
import { providerPaths } from '#contract/provider'
import { transferBankSegment } from '#lib/environment'

export const bankApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The operator's accounts that take deposits. */
    transferBanks: build.query<Dated<TransferBank[]>, void>(
      fromProvider('Bank', () => ({
        path: providerPaths.transferBanks(transferBankSegment),
        schema: transferBanksSchema,
        owner: sessionOwner(),
      })),
    ),
  }),
})

export const { useTransferBanksQuery } = bankApi
