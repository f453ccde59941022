import {
  type InviteClaim,
  type InviteSetting,
  type InviteSummary,
  inviteClaimSchema,
  inviteSettingSchema,
  inviteSummarySchema,
} from '#contract/invite/invite'
import { providerPaths } from '#contract/provider'
import { type PlayerRequest, playerRequestSchema } from '#contract/wire'
import type { CachedResult } from '../cache/loadState'
import { type PagedLoad, pagedLoad } from '../cache/loadState'
import { api } from '../client/api'
import { type Cursor, providerPages, providerQuery } from '../client/provider'
import { providerMutation } from '../client/providerRequest'
import { paymentKind } from '../payments/paymentKind'

export const inviteApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The commission from a player's invited friends. Each page of friends repeats the sums. */
    inviteSummary: build.infiniteQuery<CachedResult<InviteSummary>, string, Cursor>(
      providerPages('Invite', (userId) => ({
        path: providerPaths.inviteSummary(userId),
        schema: inviteSummarySchema,
        owner: userId,
      })),
    ),
    inviteSetting: build.query<CachedResult<InviteSetting>, void>(
      providerQuery('Setting', () => ({
        path: providerPaths.inviteSetting(),
        schema: inviteSettingSchema,
        owner: null,
      })),
    ),
    /** Credits all commission that is available. */
    claimInvite: build.mutation<InviteClaim, PlayerRequest>(
      providerMutation({
        path: providerPaths.inviteClaim(),
        answer: inviteClaimSchema,
        changes: ['Invite', 'Balance'],
      }),
    ),
  }),
})

export const { useInviteSettingQuery } = inviteApi

export const inviteClaimPayment = paymentKind(
  'inviteclaim',
  inviteApi.endpoints.claimInvite,
  playerRequestSchema,
)

/** The newest sums, and the friends of all loaded pages. */
export function useInviteSummary(userId: string): PagedLoad<InviteSummary> {
  return pagedLoad(inviteApi.useInviteSummaryInfiniteQuery(userId), ([first, ...others]) => {
    if (first === undefined) throw new Error('A loaded list has a first page')
    return { ...first, friends: [first, ...others].flatMap(({ friends }) => friends) }
  })
}
