import { sessionOwner } from '#api/cache/cachedAnswers'
import type { CachedResult } from '#api/cache/loadState'
import { api } from '#api/client/api'
import { providerQuery } from '#api/client/provider'
import { type TransferBank, transferBanksSchema } from '#contract/account/bank'
import { providerPaths } from '#contract/provider'
import { transferBankSegment } from '#lib/environment'

export const bankApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The operator's accounts that take deposits. */
    transferBanks: build.query<CachedResult<TransferBank[]>, void>(
      providerQuery('Bank', () => ({
        path: providerPaths.transferBanks(transferBankSegment),
        schema: transferBanksSchema,
        owner: sessionOwner(),
      })),
    ),
  }),
})

export const { useTransferBanksQuery } = bankApi
