import { type InviteSummary, inviteSummarySchema } from '../contract/invite'
import { providerPaths } from '../contract/provider'
import { api } from './api'
import type { Dated } from './dated'
import { fromProvider } from './fromProvider'

export const inviteApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a player's invited friends brought. */
    inviteSummary: build.query<Dated<InviteSummary>, string>(
      fromProvider('Invite', (userId) => ({
        path: providerPaths.inviteSummary(userId),
        schema: inviteSummarySchema,
        owner: userId,
      })),
    ),
  }),
})

export const { useInviteSummaryQuery } = inviteApi
