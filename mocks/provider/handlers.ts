import type { HttpHandler } from 'msw/http'
import { passwordRequestSchema, profileRequestSchema } from '#contract/account/account'
import { betRequestSchema, loginLinkRequestSchema } from '#contract/games/games'
import { supportRequestSchema } from '#contract/help/support'
import { pushRequestSchema } from '#contract/notifications/alerts'
import { cancelRequestSchema, receiveRequestSchema } from '#contract/promotion/promotion'
import {
  excludeRequestSchema,
  limitConfirmSchema,
  limitRequestSchema,
  realityRequestSchema,
} from '#contract/protection/limits'
import { providerRoutes, transferBanksPath } from '#contract/provider'
import {
  claimRequestSchema,
  redeemRequestSchema,
  type SpinRequest,
  spinRequestSchema,
} from '#contract/rewards/rewards'
import { acceptRulesSchema } from '#contract/site/rules'
import { statementQuerySchema } from '#contract/wallet/statement'
import {
  depositRequestSchema,
  depositStepSchema,
  historyQuerySchema,
  longestSlip,
  type SlipRequest,
  slipRequestSchema,
  withdrawRequestSchema,
} from '#contract/wallet/wallet'
import { playerRequestSchema } from '#contract/wire'
import { data, ProviderError, refuse, unknownIn } from '../answer'
import type { MockConfig } from '../config'
import {
  checkPlayer,
  checkSchema,
  createPlayer,
  duplicateOf,
  findPlayer,
  identitySchema,
  listPlayers,
  logIn,
  loginSchema,
  newPlayerSchema,
  updateProfile,
} from './account/accounts'
import { changePassword } from './account/password'
import { applyAllDue, applyDueEvents } from './applyDueEvents'
import { paged } from './database/pages'
import {
  addSlip,
  cancelDeposit,
  checkSlip,
  ownerOfDeposit,
  placeDeposit,
  readDeposit,
  submitDeposit,
} from './deposits/deposits'
import { gameProviders, openGame, placeBet } from './games'
import { claimCommission, inviteSetting, inviteSummary } from './invite'
import { notificationsOf, takePushWish } from './notifications'
import { availablePromotion, promotion, promotions } from './promotion/promotions'
import {
  cancelPromotion,
  receivedBy,
  receivedToday,
  receivedWith,
  receivePromotion,
} from './promotion/receive'
import { protectionOf } from './protection/protection'
import {
  blockPlayer,
  confirmLimit,
  requestLimit,
  setReality,
} from './protection/protectionRequests'
import { type Answer, answerTo, perform } from './requests'
import { cashbackSetting, cashbacksOf, claimCashback } from './rewards/cashback'
import { redeemCode, redemptionsBy } from './rewards/codes'
import { drawFor, spin, spinsOf, wheelPointOf, wheelSetting } from './rewards/wheel'
import { answerRequest, Routes, refusalForCheck } from './routes'
import { acceptRules } from './rules'
import {
  banks,
  banners,
  publicWebSettings,
  rulesSetting,
  transferBanks,
  webColors,
  withdrawSettings,
} from './site'
import { answerDue, sendMessage, threadOf } from './support'
import { answerDepositHistory, answerWithdrawHistory } from './wallet/histories'
import { answerStatement } from './wallet/statement'
import { updateBalance, walletOf } from './wallet/wallet'
import { ownerOfWithdrawal, placeWithdrawal, readWithdrawal } from './withdrawals/withdrawals'

/** The simulated provider: all calls of the specification, then our additions. */
export function providerHandlers(config: MockConfig): HttpHandler[] {
  const routes = new Routes(config)
  return [
    ...accountRoutes(routes, config),
    ...walletRoutes(routes),
    ...siteRoutes(routes, config),
    ...promotionRoutes(routes, config),
    ...extensionHandlers(routes),
    ...moneyRequests(routes),
    ...playRequests(routes),
    ...personRequests(routes),
  ]
}

function accountRoutes(routes: Routes, config: MockConfig): HttpHandler[] {
  return [
    routes.post(providerRoutes.playerLogin, loginSchema, async ({ username, password, device }) =>
      bare(await logIn(username, password, device)),
    ),
    routes.post(
      providerRoutes.playerCheck,
      checkSchema,
      async ({ userId }, request) =>
        (await refusalForCheck(request, userId, config)) ?? bare(await checkPlayer(userId)),
    ),
    routes.post(providerRoutes.checkRegister, identitySchema, async (identity) =>
      bare((await duplicateOf(identity)) ?? 'success'),
    ),
    routes.post(providerRoutes.players, newPlayerSchema, async (form) => {
      const created = await createPlayer(form)
      return typeof created === 'string' ? bare(created) : data(created)
    }),
    routes.admins(providerRoutes.players, async () => data(await listPlayers())),
    routes.own(providerRoutes.player, async (id) => dataOrMarker(await findPlayer(id))),
  ]
}

function walletRoutes(routes: Routes): HttpHandler[] {
  return [
    routes.own(providerRoutes.updateBalance, async (id) => dataOrMarker(await updateBalance(id))),
    routes.own(providerRoutes.balance, async (id) =>
      bare((await findPlayer(id))?.credit ?? 'notfound'),
    ),
    routes.own(providerRoutes.depositHistory, answerDepositHistory, namesIn(historyQuerySchema)),
    routes.own(providerRoutes.withdrawHistory, answerWithdrawHistory, namesIn(historyQuerySchema)),
  ]
}

function siteRoutes(routes: Routes, config: MockConfig): HttpHandler[] {
  return [
    routes.open(providerRoutes.banners, async () => data(await banners())),
    routes.open(providerRoutes.webColor, async () => data(await webColors())),
    routes.open(providerRoutes.webSetting, async () =>
      data(await publicWebSettings(config.homeUrl ?? null)),
    ),
    routes.open(providerRoutes.rules, async () => data(await rulesSetting())),
    routes.open(providerRoutes.withdrawSetting, async () => data(await withdrawSettings())),
    routes.open(providerRoutes.banks, async () => data(await banks())),
    routes.players(transferBanksPath(config.transferBankSegment), async () =>
      data(await transferBanks()),
    ),
  ]
}

function promotionRoutes(routes: Routes, config: MockConfig): HttpHandler[] {
  return [
    routes.open(providerRoutes.promotions, async () => data(await promotions())),
    routes.open(providerRoutes.promotion, async (id) => dataOrMarker(await promotion(id))),
    routes.own(providerRoutes.availablePromotion, async (id) => bare(await availablePromotion(id))),
    routes.own(
      providerRoutes.inviteSummary,
      (id, search) => paged(search, (place) => inviteSummary(id, config.apiOrigin, place)),
      byPages,
    ),
  ]
}

/** Read calls for players beyond the specification. */
function extensionHandlers(routes: Routes): HttpHandler[] {
  const at = providerRoutes
  return [
    routes.asked(at.request, async (requestId, userId) => {
      const answer = await answerTo(requestId, userId)
      return answer ? answerRequest(requestId, answer) : Response.json('unknown')
    }),
    routes.own(at.wallet, async (id) => dataOrMarker(await walletOf(id))),
    routes.own(at.statement, answerStatement, namesIn(statementQuerySchema)),
    routes.ownRow(at.depositTransaction, ownerOfDeposit, async (id) => {
      await applyDueEventsFor(await ownerOfDeposit(id))
      return dataOrMarker(await readDeposit(id))
    }),
    routes.ownRow(at.withdrawTransaction, ownerOfWithdrawal, async (id) => {
      await applyDueEventsFor(await ownerOfWithdrawal(id))
      return dataOrMarker(await readWithdrawal(id))
    }),
    routes.own(at.receivedToday, async (id) => data(await receivedToday(id))),
    routes.own(at.receivedAll, answerReceived, [...byPages, 'depositId']),
    routes.own(
      at.codeHistory,
      (id, search) => paged(search, (place) => redemptionsBy(id, place)),
      byPages,
    ),
    routes.players(at.wheelSetting, async () => data(await wheelSetting())),
    routes.own(at.wheelPoint, async (id) => data(await wheelPointOf(id))),
    routes.own(
      at.wheelSpins,
      (id, search) => paged(search, (place) => spinsOf(id, place)),
      byPages,
    ),
    routes.players(at.cashbackSetting, async () => data(await cashbackSetting())),
    routes.own(
      at.cashback,
      (id, search) => paged(search, (place) => cashbacksOf(id, place)),
      byPages,
    ),
    routes.open(at.inviteSetting, async () => data(await inviteSetting())),
    routes.players(at.gameProviders, async () => data(await gameProviders())),
    routes.own(at.protection, async (id, _query, { role, issuedAt }) =>
      data(await protectionOf(id, role === 'player' ? issuedAt : undefined)),
    ),
    routes.own(at.support, async (id) => data(await threadOf(id))),
    routes.own(
      at.notifications,
      (id, search) => paged(search, (place) => notificationsOf(id, place)),
      byPages,
    ),
  ]
}

/** Query parameter of paged lists. */
const byPages = ['after']

function namesIn({ entries }: { entries: object }): string[] {
  return Object.keys(entries)
}

/** All promotions that a player claimed, by pages; or the one claimed with a deposit. */
async function answerReceived(id: string, search: URLSearchParams): Promise<Response> {
  const depositId = search.get('depositId')
  if (depositId === null) return paged(search, (place) => receivedBy(id, place))
  const unknown = unknownIn(search, ['depositId'])
  return unknown === null ? data(await receivedWith(id, depositId)) : refuse(400, unknown)
}

async function applyDueEventsFor(userId: string | null): Promise<void> {
  if (userId !== null) await applyDueEvents(userId)
}

/** Requests that move money; each `requestId` is executed once, like all requests. */
function moneyRequests(routes: Routes): HttpHandler[] {
  const at = providerRoutes
  return [
    routes.request(at.deposit, depositRequestSchema, async (request) => {
      // Expired deposits of other players make their amounts available.
      await applyAllDue()
      return perform('deposit', request, placeDeposit)
    }),
    routes.request(at.depositSubmit, depositStepSchema, (request) =>
      perform('depositsubmit', request, submitDeposit),
    ),
    routes.request(at.depositCancel, depositStepSchema, (request) =>
      perform('depositcancel', request, cancelDeposit),
    ),
    // Twice the limit, so that a slightly too long slip gets its own error (`slipsize`).
    routes.request(at.depositSlip, slipRequestSchema, sendSlip, 2 * longestSlipRequest),
    routes.request(at.withdraw, withdrawRequestSchema, (request) =>
      perform('withdraw', request, placeWithdrawal),
    ),
    routes.request(at.cashbackClaim, claimRequestSchema, (request) =>
      perform('cashbackclaim', request, claimCashback),
    ),
    routes.request(at.inviteClaim, playerRequestSchema, (request) =>
      perform('inviteclaim', request, claimCommission),
    ),
  ]
}

function playRequests(routes: Routes): HttpHandler[] {
  const at = providerRoutes
  return [
    routes.request(at.receivePromotion, receiveRequestSchema, (request) =>
      perform('receive', request, receivePromotion),
    ),
    routes.request(at.cancelPromotion, cancelRequestSchema, (request) =>
      perform('cancel', request, cancelPromotion),
    ),
    routes.request(at.redeemCode, redeemRequestSchema, (request) =>
      perform('redeem', request, redeemCode),
    ),
    routes.request(at.wheelSpin, spinRequestSchema, spinWheel),
    routes.request(at.loginLink, loginLinkRequestSchema, (request) =>
      perform('loginlink', request, openGame),
    ),
    routes.request(at.gameBet, betRequestSchema, (request) => perform('bet', request, placeBet)),
  ]
}

function personRequests(routes: Routes): HttpHandler[] {
  const at = providerRoutes
  return [
    routes.request(at.limit, limitRequestSchema, (request) =>
      perform('limit', request, requestLimit),
    ),
    routes.request(at.limitConfirm, limitConfirmSchema, (request) =>
      perform('limitconfirm', request, confirmLimit),
    ),
    routes.request(at.exclude, excludeRequestSchema, (request) =>
      perform('exclude', request, blockPlayer),
    ),
    routes.request(at.reality, realityRequestSchema, (request) =>
      perform('reality', request, setReality),
    ),
    routes.request(at.changePassword, passwordRequestSchema, changePassword),
    routes.request(at.supportMessage, supportRequestSchema, async (request) => {
      await answerDue(request.userId)
      return perform('support', request, sendMessage)
    }),
    routes.request(at.push, pushRequestSchema, (request) => perform('push', request, takePushWish)),
    routes.request(at.acceptRules, acceptRulesSchema, (request) =>
      perform('rules', request, acceptRules),
    ),
    routes.request(at.updateProfile, profileRequestSchema, (request) =>
      perform('update', request, updateProfile),
    ),
  ]
}

/** Base64 needs four characters for three bytes; the rest of the request is short. */
const longestSlipRequest = Math.ceil(longestSlip / 3) * 4 + 4096

/** Stores the request with the picture's hash instead of the picture. */
async function sendSlip(request: SlipRequest): Promise<Answer> {
  const { requestId, userId, depositId } = request
  const image = bytesOf(request.image)
  const slip = image === null || image.length > longestSlip ? null : await checkSlip(image)
  return perform(
    'depositslip',
    { requestId, userId, depositId },
    async (step) => {
      if (image !== null && image.length > longestSlip) throw new ProviderError('slipsize')
      if (slip === null) throw new ProviderError('sliptype')
      return addSlip(step, slip)
    },
    [depositId, slip?.sha256 ?? request.image.length],
  )
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return null // not base64
  }
}

/** Draws before the transaction, because hashing is asynchronous. */
async function spinWheel(request: SpinRequest): Promise<Answer> {
  const draw = await drawFor(request)
  return perform('wheelspin', request, () => spin(request, draw))
}

/** An answer without `data`, as for markers, logins and balances. */
function bare(content: unknown): Response {
  return Response.json(content)
}

function dataOrMarker(content: object | null): Response {
  return content === null ? bare('notfound') : data(content)
}
