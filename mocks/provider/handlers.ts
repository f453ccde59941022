import type { HttpHandler } from 'msw/http'
import { providerRoutes, transferBanksPath } from '#contract/provider'
import { data } from '../answer'
import type { MockConfig } from '../config'
import {
  checkPlayer,
  checkSchema,
  createPlayer,
  duplicateOf,
  identitySchema,
  logIn,
  loginSchema,
  newPlayerSchema,
} from './account/accounts'
import { findPlayer, listPlayers } from './account/players'
import { applyDueEvents } from './applyDueEvents'
import { paged } from './database/pages'
import { ownerOfDeposit, readDeposit } from './deposits/deposits'
import { gameProviders } from './games'
import { inviteSetting, inviteSummary } from './invite'
import { notificationsOf } from './notifications'
import { orderHandlers } from './orders/handlers'
import { answerTo } from './orders/orders'
import { availablePromotion, promotion, promotions } from './promotion/promotions'
import { receivedBy, receivedToday, receivedWith } from './promotion/receive'
import { protectionOf } from './protection/protection'
import { cashbackSetting, cashbacksOf } from './rewards/cashback'
import { redemptionsBy } from './rewards/codes'
import { spinsOf } from './rewards/spin'
import { wheelPointOf, wheelSetting } from './rewards/wheel'
import { answerOrder, Routes, refusalForCheck } from './routes'
import { banks, banners, transferBanks, webColors, webSettings, withdrawSettings } from './site'
import { threadOf } from './support'
import { answerDepositHistory, answerWithdrawHistory, updateBalance } from './wallet/history'
import { answerStatement } from './wallet/statement'
import { walletOf } from './wallet/wallet'
import { ownerOfWithdrawal, readWithdrawal } from './withdrawals/withdrawals'

/** The simulated provider: every call that the specification names, then those of ours. */
export function providerHandlers(config: MockConfig): HttpHandler[] {
  const routes = new Routes(config)
  return [
    ...accountRoutes(routes, config),
    ...walletRoutes(routes),
    ...siteRoutes(routes, config),
    ...promotionRoutes(routes, config),
    ...extensionHandlers(routes),
    ...orderHandlers(routes),
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
    routes.own(providerRoutes.depositHistory, answerDepositHistory),
    routes.own(providerRoutes.withdrawHistory, answerWithdrawHistory),
  ]
}

function siteRoutes(routes: Routes, config: MockConfig): HttpHandler[] {
  return [
    routes.open(providerRoutes.banners, async () => data(await banners())),
    routes.open(providerRoutes.webColor, async () => data(await webColors())),
    routes.open(providerRoutes.webSetting, async () =>
      data(await webSettings(config.homeUrl ?? null)),
    ),
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
    routes.own(providerRoutes.inviteSummary, (id, search) =>
      paged(search, (place) => inviteSummary(id, config.apiOrigin, place)),
    ),
  ]
}

/** What a player reads beyond the specification. */
function extensionHandlers(routes: Routes): HttpHandler[] {
  const at = providerRoutes
  return [
    routes.asked(at.request, async (requestId, userId) => {
      const answer = await answerTo(requestId, userId)
      return answer ? answerOrder(requestId, answer) : Response.json('unknown')
    }),
    routes.own(at.wallet, async (id) => dataOrMarker(await walletOf(id))),
    routes.own(at.statement, answerStatement),
    routes.ownRow(at.depositTransaction, ownerOfDeposit, async (id) => {
      await applyDueEventsFor(await ownerOfDeposit(id))
      return dataOrMarker(await readDeposit(id))
    }),
    routes.ownRow(at.withdrawTransaction, ownerOfWithdrawal, async (id) => {
      await applyDueEventsFor(await ownerOfWithdrawal(id))
      return dataOrMarker(await readWithdrawal(id))
    }),
    routes.own(at.receivedToday, async (id) => data(await receivedToday(id))),
    routes.own(at.receivedAll, async (id, search) => {
      const depositId = search.get('depositId')
      return depositId === null
        ? paged(search, (place) => receivedBy(id, place))
        : data(await receivedWith(id, depositId))
    }),
    routes.own(at.codeHistory, (id, search) => paged(search, (place) => redemptionsBy(id, place))),
    routes.players(at.wheelSetting, async () => data(await wheelSetting())),
    routes.own(at.wheelPoint, async (id) => data(await wheelPointOf(id))),
    routes.own(at.wheelSpins, (id, search) => paged(search, (place) => spinsOf(id, place))),
    routes.players(at.cashbackSetting, async () => data(await cashbackSetting())),
    routes.own(at.cashback, (id, search) => paged(search, (place) => cashbacksOf(id, place))),
    routes.open(at.inviteSetting, async () => data(await inviteSetting())),
    routes.players(at.gameProviders, async () => data(await gameProviders())),
    routes.own(at.protection, async (id, _query, { role, issuedAt }) =>
      data(await protectionOf(id, role === 'player' ? issuedAt : undefined)),
    ),
    routes.own(at.support, async (id) => data(await threadOf(id))),
    routes.own(at.notifications, (id, search) =>
      paged(search, (place) => notificationsOf(id, place)),
    ),
  ]
}

async function applyDueEventsFor(userId: string | null): Promise<void> {
  if (userId !== null) await applyDueEvents(userId)
}

/** An answer that stands alone, as markers, logins and balances do. */
function bare(content: unknown): Response {
  return Response.json(content)
}

function dataOrMarker(content: object | null): Response {
  return content === null ? bare('notfound') : data(content)
}
