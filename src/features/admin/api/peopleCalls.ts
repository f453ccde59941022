/** Endpoints for players, staff, audit, agent and affiliates. */
import * as v from 'valibot'
import type { Role } from '#contract/admin/access'
import {
  type Affiliate,
  affiliateSchema,
  agentBalanceSchema,
  agentInfoSchema,
} from '#contract/admin/agent'
import { type ListAnswer, listSchema } from '#contract/admin/list'
import { requestOutcomeSchema } from '#contract/admin/money'
import {
  type AdminPlayer,
  adminPlayerPageSchema,
  adminPlayerSchema,
  timelineSchema,
} from '#contract/admin/people'
import {
  type AdminRow,
  type AuditRow,
  adminRowSchema,
  auditActorsSchema,
  auditCheckSchema,
  auditRowSchema,
} from '#contract/admin/system'
import { type Bank, banksSchema } from '#contract/site/site'
import type { Self } from '../decision/SelfCheck'
import type { ListQuery } from '../list/listState'
import { adminApi, adminQuery, adminRequest } from './adminApi'
import type { RequestOutcome } from './moneyCalls'

const players = listSchema(adminPlayerSchema)
const admins = listSchema(adminRowSchema)
const audit = listSchema(auditRowSchema)
const affiliates = listSchema(affiliateSchema)

/** Parsers for the lists' exports. */
export const readPlayers = (body: unknown): ListAnswer<AdminPlayer> => v.parse(players, body)
export const readAdmins = (body: unknown): ListAnswer<AdminRow> => v.parse(admins, body)
export const readAudit = (body: unknown): ListAnswer<AuditRow> => v.parse(audit, body)
export const readAffiliates = (body: unknown): ListAnswer<Affiliate> => v.parse(affiliates, body)

interface OfOne {
  id: string
  query: ListQuery
}

interface PlayerRequest {
  requestId: string
  userId: string
}

interface StatusRequest extends PlayerRequest {
  decision: 'ban' | 'unban'
  status: AdminPlayer['status']
  reason: string
}

interface BankRequest extends PlayerRequest {
  bank_name: string
  book_number: string
  book_name: string
  /** ISO text, or null if it was never changed. */
  bankChangedAt: string | null
  reason: string
}

interface PasswordRequest extends PlayerRequest {
  newPassword: string
  /** ISO text, or null if none was ever set. */
  passwordSetAt: string | null
  reason: string
}

interface AdminRequest extends Partial<Self> {
  requestId: string
  /** Omitted for a new account. */
  adminID?: string
  username: string
  name: string
  role: Role
  newPassword?: string
  resetOtp?: boolean
}

interface AdminStatusRequest extends Partial<Self> {
  requestId: string
  adminID: string
  status: AdminRow['status']
  reason: string
}

const banks = v.object({ value: banksSchema })

/**
 * Everything that may have changed for the player. A banned player's tabs learn from it that their session
 * ended.
 */
const playerChanged = ['Player', 'Balance', 'Bank'] as const

export const {
  usePlayersQuery,
  useTodaysPlayersQuery,
  usePlayerQuery,
  useTimelineQuery,
  useBanksQuery,
  useSetPlayerStatusMutation,
  useSetPlayerBankMutation,
  useSetPlayerPasswordMutation,
  useAddNoteMutation,
  useSetTagsMutation,
  useAdminsQuery,
  useSaveAdminMutation,
  useSetAdminStatusMutation,
  useAuditQuery,
  useAuditActorsQuery,
  useLazyAuditCheckQuery,
  useAgentInfoQuery,
  useAgentBalanceQuery,
  useAffiliatesQuery,
} = adminApi.injectEndpoints({
  endpoints: (build) => ({
    players: build.query(
      adminQuery((query: ListQuery) => ({ call: 'players', schema: players, query })),
    ),
    /** `id` is a Bangkok day, `yyyymmdd`. */
    todaysPlayers: build.query(
      adminQuery(({ id, query }: OfOne) => ({ call: 'todaysPlayers', schema: players, id, query })),
    ),
    player: build.query(
      adminQuery((id: string) => ({ call: 'player', schema: adminPlayerPageSchema, id })),
    ),
    timeline: build.query(
      adminQuery(({ id, query }: OfOne) => ({
        call: 'timeline',
        schema: timelineSchema,
        id,
        query,
      })),
    ),
    banks: build.query(
      adminQuery<{ value: Bank[] }, void>(() => ({ call: 'setting', schema: banks, id: 'bank' })),
    ),
    setPlayerStatus: build.mutation(
      adminRequest<StatusRequest, unknown>('setPlayerStatus', v.unknown(), playerChanged),
    ),
    setPlayerBank: build.mutation(
      adminRequest<BankRequest, unknown>('setPlayerBank', v.unknown(), playerChanged),
    ),
    setPlayerPassword: build.mutation(
      adminRequest<PasswordRequest, unknown>('setPlayerPassword', v.unknown(), playerChanged),
    ),
    addNote: build.mutation(
      adminRequest<PlayerRequest & { text: string }, unknown>('addNote', v.unknown()),
    ),
    setTags: build.mutation(
      adminRequest<PlayerRequest & { tags: string[]; shown: string[] }, unknown>(
        'setTags',
        v.unknown(),
      ),
    ),
    admins: build.query(
      adminQuery((query: ListQuery) => ({ call: 'admins', schema: admins, query })),
    ),
    saveAdmin: build.mutation(
      adminRequest<AdminRequest, RequestOutcome>('saveAdmin', requestOutcomeSchema),
    ),
    setAdminStatus: build.mutation(
      adminRequest<AdminStatusRequest, RequestOutcome>('setAdminStatus', requestOutcomeSchema),
    ),
    audit: build.query(adminQuery((query: ListQuery) => ({ call: 'audit', schema: audit, query }))),
    auditActors: build.query(
      adminQuery<v.InferOutput<typeof auditActorsSchema>, void>(() => ({
        call: 'auditActors',
        schema: auditActorsSchema,
      })),
    ),
    auditCheck: build.query(
      adminQuery<v.InferOutput<typeof auditCheckSchema>, void>(() => ({
        call: 'auditCheck',
        schema: auditCheckSchema,
      })),
    ),
    agentInfo: build.query(
      adminQuery<v.InferOutput<typeof agentInfoSchema>, void>(() => ({
        call: 'agentInfo',
        schema: agentInfoSchema,
      })),
    ),
    agentBalance: build.query(
      adminQuery<v.InferOutput<typeof agentBalanceSchema>, void>(() => ({
        call: 'agentBalance',
        schema: agentBalanceSchema,
      })),
    ),
    /** `id` is the player whose friends are listed, or `all`. */
    affiliates: build.query(
      adminQuery(({ id, query }: OfOne) => ({ call: 'affiliates', schema: affiliates, id, query })),
    ),
  }),
})
