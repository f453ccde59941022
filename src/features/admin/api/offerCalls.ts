/** Endpoints for promotions, codes, rewards and site settings. */
import * as v from 'valibot'
import type { DataTag } from '#api/client/api'
import type { SettingName } from '#contract/admin/calls'
import { type ListAnswer, listSchema } from '#contract/admin/list'
import {
  type AdminPromotion,
  type AdminReceived,
  adminPromotionSchema,
  adminReceivedSchema,
  type PromotionDraft,
  promotionEstimateSchema,
  savedPromotionSchema,
} from '#contract/admin/promotions'
import {
  type AdminCashback,
  type AdminCode,
  type AdminSpin,
  adminCashbackSchema,
  adminCodeDetailSchema,
  adminCodeSchema,
  adminSpinSchema,
  type CashbackPreview,
  type CodeBatch,
  cashbackPreviewSchema,
  cashbackRunSchema,
  disabledCodesSchema,
  generatedCodesSchema,
  type WheelBudget,
  wheelBudgetSchema,
} from '#contract/admin/rewards'
import { savedSettingSchema, storedSettingSchema } from '#contract/admin/site'
import type { Self } from '../decision/SelfCheck'
import type { ListQuery } from '../list/listState'
import { adminApi, adminQuery, adminRequest } from './adminApi'

const promotions = listSchema(adminPromotionSchema)
const received = listSchema(adminReceivedSchema)
const codes = listSchema(adminCodeSchema)
const cashbacks = listSchema(adminCashbackSchema)
const spins = listSchema(adminSpinSchema)

/** Parsers for the lists' exports. */
export const readPromotions = (body: unknown): ListAnswer<AdminPromotion> =>
  v.parse(promotions, body)
export const readReceived = (body: unknown): ListAnswer<AdminReceived> => v.parse(received, body)
export const readCodes = (body: unknown): ListAnswer<AdminCode> => v.parse(codes, body)
export const readCashbacks = (body: unknown): ListAnswer<AdminCashback> => v.parse(cashbacks, body)
export const readSpins = (body: unknown): ListAnswer<AdminSpin> => v.parse(spins, body)

/** With the staff member's password and code, if nobody else could approve the request. */
type Identified<Rest> = { requestId: string } & Partial<Self> & Rest

type SavePromotion = Identified<{
  PromotionID?: string
  version?: number
  promotion: PromotionDraft
}>

type PromotionStatus = AdminPromotion['PromotionStatus']

type SetStatus = Identified<{
  PromotionID: string
  version: number
  from: PromotionStatus
  status: PromotionStatus
}>

type CancelReceived = Identified<{
  receivedId: string
  status: AdminReceived['status']
  reason?: string
}>

type DisableCodes = Identified<{ codeId?: string; batchId?: string; reason?: string }>

type SaveSetting = Identified<{ name: SettingName; version: number; value: unknown }>

const done = v.object({ requestId: v.string() })

/** Tags that players' tabs refetch. */
const offered: readonly DataTag[] = ['Promotion']
const creditMoved: readonly DataTag[] = ['Balance', 'History', 'Promotion', 'Notification']
const set: readonly DataTag[] = ['Setting', 'Bank', 'Promotion', 'Reward', 'Invite', 'Game']

export const {
  usePromotionsQuery,
  usePromotionQuery,
  usePromotionEstimateQuery,
  useSavePromotionMutation,
  useSetPromotionStatusMutation,
  useReceivedQuery,
  useCancelReceivedMutation,
  useCashbackPreviewQuery,
  useRunCashbackMutation,
  useCancelCashbackMutation,
  useCodesQuery,
  useCodeQuery,
  useGenerateCodesMutation,
  useDisableCodesMutation,
  useCashbacksQuery,
  useSpinsQuery,
  useWheelBudgetQuery,
  useSettingQuery,
  useSaveSettingMutation,
  useSaveOfferMutation,
} = adminApi.injectEndpoints({
  endpoints: (build) => ({
    promotions: build.query(
      adminQuery((query: ListQuery) => ({ call: 'promotions', schema: promotions, query })),
    ),
    promotion: build.query(
      adminQuery((id: string) => ({ call: 'promotion', schema: adminPromotionSchema, id })),
    ),
    promotionEstimate: build.query(
      adminQuery(
        (promotion: PromotionDraft) => ({
          call: 'promotionEstimate',
          schema: promotionEstimateSchema,
          body: { promotion },
        }),
        'Report',
      ),
    ),
    savePromotion: build.mutation(
      adminRequest<SavePromotion, v.InferOutput<typeof savedPromotionSchema>>(
        'savePromotion',
        savedPromotionSchema,
        offered,
      ),
    ),
    setPromotionStatus: build.mutation(
      adminRequest<SetStatus, v.InferOutput<typeof savedPromotionSchema>>(
        'setPromotionStatus',
        savedPromotionSchema,
        offered,
      ),
    ),
    received: build.query(
      adminQuery((query: ListQuery) => ({ call: 'received', schema: received, query })),
    ),
    cancelReceived: build.mutation(
      adminRequest<CancelReceived, v.InferOutput<typeof done>>('cancelReceived', done, creditMoved),
    ),
    cashbackPreview: build.query(
      adminQuery<CashbackPreview, void>(
        () => ({ call: 'cashbackPreview', schema: cashbackPreviewSchema }),
        'Report',
      ),
    ),
    runCashback: build.mutation(
      adminRequest<{ requestId: string }, v.InferOutput<typeof cashbackRunSchema>>(
        'runCashback',
        cashbackRunSchema,
        ['Reward'],
      ),
    ),
    cancelCashback: build.mutation(
      adminRequest<Identified<{ cashbackId: string }>, v.InferOutput<typeof done>>(
        'cancelCashback',
        done,
        ['Reward'],
      ),
    ),
    codes: build.query(adminQuery((query: ListQuery) => ({ call: 'codes', schema: codes, query }))),
    code: build.query(
      adminQuery((id: string) => ({ call: 'code', schema: adminCodeDetailSchema, id })),
    ),
    generateCodes: build.mutation(
      adminRequest<Identified<{ batch: CodeBatch }>, v.InferOutput<typeof generatedCodesSchema>>(
        'generateCodes',
        generatedCodesSchema,
      ),
    ),
    disableCodes: build.mutation(
      adminRequest<DisableCodes, v.InferOutput<typeof disabledCodesSchema>>(
        'disableCodes',
        disabledCodesSchema,
      ),
    ),
    cashbacks: build.query(
      adminQuery((query: ListQuery) => ({ call: 'cashbacks', schema: cashbacks, query })),
    ),
    spins: build.query(adminQuery((query: ListQuery) => ({ call: 'spins', schema: spins, query }))),
    wheelBudget: build.query(
      adminQuery<WheelBudget, void>(() => ({ call: 'wheelBudget', schema: wheelBudgetSchema })),
    ),
    setting: build.query(
      adminQuery((name: SettingName) => ({
        call: 'setting',
        schema: storedSettingSchema,
        id: name,
      })),
    ),
    saveSetting: build.mutation(
      adminRequest<SaveSetting, v.InferOutput<typeof savedSettingSchema>>(
        'saveSetting',
        savedSettingSchema,
        set,
      ),
    ),
    saveOffer: build.mutation(
      adminRequest<SaveSetting, v.InferOutput<typeof savedSettingSchema>>(
        'saveOffer',
        savedSettingSchema,
        set,
      ),
    ),
  }),
})
