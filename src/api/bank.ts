import { type TransferBank, transferBanksSchema } from '../contract/bank'
import { providerPaths } from '../contract/provider'
import { transferBankSegment } from '../lib/environment'
import { api } from './api'
import type { Dated } from './dated'
import { fromProvider } from './fromProvider'
import { sessionOwner } from './kept'

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
