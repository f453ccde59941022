/** The provider's calls with their answers. */
import * as v from 'valibot'
import { passwordAnswerSchema, playerRecordSchema, playerRecordsSchema } from '../account/account'
import { betSchema, gameProvidersSchema, loginLinkSchema } from '../games/games'
import { supportMessageSchema, supportThreadSchema } from '../help/support'
import { inviteClaimSchema, inviteSettingSchema, inviteSummarySchema } from '../invite/invite'
import { pushAnswerSchema } from '../notifications/alerts'
import { notificationsSchema } from '../notifications/notification'
import {
  availablePromotionSchema,
  promotionSchema,
  promotionsSchema,
  receivedListSchema,
  receivedSchema,
} from '../promotion/promotion'
import { protectionSchema } from '../protection/limits'
import { extensionRoutes, providerRoutes } from '../provider'
import {
  cashbackSchema,
  cashbackSettingSchema,
  cashbacksSchema,
  redemptionSchema,
  redemptionsSchema,
  spinAnswerSchema,
  spinsSchema,
  wheelPointSchema,
  wheelSettingSchema,
} from '../rewards/rewards'
import { rulesSchema } from '../site/rules'
import {
  banksSchema,
  bannersSchema,
  transferBanksSchema,
  webColorsSchema,
  webSettingsSchema,
  withdrawSettingsSchema,
} from '../site/site'
import { statementPageSchema, statementQuerySchema } from '../wallet/statement'
import {
  balanceSchema,
  depositRecordSchema,
  depositRecordsSchema,
  depositSchema,
  historyQuerySchema,
  walletSchema,
  withdrawalSchema,
  withdrawRecordSchema,
  withdrawRecordsSchema,
} from '../wallet/wallet'
import { bahtOnWire, instantOnWire } from '../wire'
import { type Answer, type Call, type Caller, type Envelope, pageQuery } from './call'

function read(
  caller: Caller,
  content: v.GenericSchema,
  envelope: Envelope = 'data',
  query?: v.GenericSchema,
): Answer {
  return { method: 'GET', caller, content, envelope, query }
}

const open = (content: v.GenericSchema) => read('anyone', content)
const players = (content: v.GenericSchema) => read('player', content)
const own = (content: v.GenericSchema) => read('owner', content)
const page = (content: v.GenericSchema) => read('owner', content, 'page', pageQuery)
const request = (content: v.GenericSchema): Answer => ({
  ...ask('player', content),
  envelope: 'request',
})

/** Adds markers that may replace an answer's content. */
const or = (answer: Answer, ...markers: string[]): Answer => ({ ...answer, markers })

const duplicates = [
  'duplicatebooknumberandusername',
  'duplicatebooknumber',
  'duplicateusername',
  'duplicatebookname',
]

function ask(caller: Caller, content: v.GenericSchema): Answer {
  return { method: 'POST', caller, content, envelope: 'bare' }
}

/** Paths by call name; two calls that share a path have one name each. */
const paths = {
  ...providerRoutes,
  register: providerRoutes.players,
  /** `segment` is the obscure path segment that only this operator knows. */
  transferBanks: '/:segment/banklist',
} as const

const answers: Record<keyof typeof paths, Answer> = {
  playerLogin: or(ask('anyone', playerRecordSchema), 'notfound', 'wrongpass', 'banned'),
  playerCheck: or(ask('player', playerRecordSchema), 'notfound'),
  checkRegister: or(ask('anyone', v.literal('success')), ...duplicates),
  register: or(
    { ...ask('anyone', playerRecordSchema), envelope: 'data' },
    ...duplicates,
    'banknotfound',
    'booknumberinvalid',
  ),
  players: read('staff', playerRecordsSchema),
  player: or(own(playerRecordSchema), 'notfound'),
  availablePromotion: read('owner', availablePromotionSchema, 'bare'),
  updateBalance: or(own(v.object({ balance: bahtOnWire, updatedAt: instantOnWire })), 'notfound'),
  balance: or(read('owner', balanceSchema, 'bare'), 'notfound'),
  depositHistory: read('owner', depositRecordsSchema, 'page', historyQuerySchema),
  withdrawHistory: read('owner', withdrawRecordsSchema, 'page', historyQuerySchema),
  banners: open(bannersSchema),
  webColor: open(webColorsSchema),
  withdrawSetting: open(withdrawSettingsSchema),
  webSetting: open(webSettingsSchema),
  banks: open(banksSchema),
  transferBanks: players(transferBanksSchema),
  inviteSummary: page(inviteSummarySchema),
  promotions: open(promotionsSchema),
  promotion: or(open(promotionSchema), 'notfound'),

  /** Repeats the first answer to the request. */
  request: or(read('player', v.looseObject({}), 'bare'), 'unknown'),
  wallet: or(own(walletSchema), 'notfound'),
  statement: read('owner', statementPageSchema, 'data', statementQuerySchema),
  deposit: request(depositRecordSchema),
  depositSlip: request(depositRecordSchema),
  depositSubmit: request(depositRecordSchema),
  depositCancel: request(depositRecordSchema),
  depositTransaction: own(depositSchema),
  withdraw: request(withdrawRecordSchema),
  withdrawTransaction: own(withdrawalSchema),
  receivedToday: own(receivedListSchema),
  receivedAll: read(
    'owner',
    receivedListSchema,
    'page',
    v.object({ ...pageQuery.entries, depositId: v.optional(v.string()) }),
  ),
  receivePromotion: request(receivedSchema),
  cancelPromotion: request(receivedSchema),
  redeemCode: request(redemptionSchema),
  codeHistory: page(redemptionsSchema),
  wheelSetting: players(wheelSettingSchema),
  wheelPoint: own(wheelPointSchema),
  wheelSpin: request(spinAnswerSchema),
  wheelSpins: page(spinsSchema),
  cashbackSetting: players(cashbackSettingSchema),
  cashback: page(cashbacksSchema),
  cashbackClaim: request(cashbackSchema),
  inviteSetting: open(inviteSettingSchema),
  inviteClaim: request(inviteClaimSchema),
  gameProviders: players(gameProvidersSchema),
  loginLink: request(loginLinkSchema),
  gameBet: request(betSchema),
  protection: own(protectionSchema),
  /** Each answers the complete protection: a request without effect shows that it set no limit and no block. */
  limit: request(protectionSchema),
  limitConfirm: request(protectionSchema),
  exclude: request(protectionSchema),
  reality: request(protectionSchema),
  changePassword: request(passwordAnswerSchema),
  support: own(supportThreadSchema),
  supportMessage: request(supportMessageSchema),
  updateProfile: request(playerRecordSchema),
  notifications: page(notificationsSchema),
  rules: open(rulesSchema),
  acceptRules: request(playerRecordSchema),
  push: request(pushAnswerSchema),
}

const pathOf: Readonly<Record<string, string>> = paths

export const providerCalls: readonly Call[] = Object.entries<Answer>(answers).map(
  ([name, answer]) => {
    const path = pathOf[name] ?? ''
    const group = name === 'transferBanks' ? 'bank' : (path.split('/')[1] ?? '')
    return { ...answer, name, path, group, isSpecified: !(name in extensionRoutes) }
  },
)
