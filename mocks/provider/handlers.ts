import type { HttpHandler } from 'msw/http'
import { providerPaths, providerRoutes } from '#contract/provider'
import { data } from '../answer'
import type { MockConfig } from '../config'
import { refusalForRows } from './account/access'
import { checkPlayer, logIn } from './account/accounts'
import { findPlayer, listPlayers } from './account/players'
import { createPlayer, duplicateOf } from './account/registration'
import { paged } from './database/pages'
import { extensionHandlers } from './extensionHandlers'
import { inviteSummary } from './invite/invites'
import { availablePromotion, promotion, promotions } from './promotion/promotions'
import { Routes } from './routes'
import {
  banks,
  banners,
  transferBanks,
  webColors,
  webSettings,
  withdrawSettings,
} from './site/settings'
import { depositHistory, updateBalance, withdrawHistory } from './wallet/history'
import { orderHandlers } from './wallet/orderHandlers'
import { checkSchema, identitySchema, loginSchema, newPlayerSchema } from './wallet/requests'

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
    routes.post(providerRoutes.playerLogin, loginSchema, async ({ username, password }) =>
      bare(await logIn(username, password)),
    ),
    routes.post(
      providerRoutes.playerCheck,
      checkSchema,
      async ({ userId }, request) =>
        (await refusalForRows(request, userId, config)) ?? bare(await checkPlayer(userId)),
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
    routes.own(providerRoutes.depositHistory, async (id) => data(await depositHistory(id))),
    routes.own(providerRoutes.withdrawHistory, async (id) => data(await withdrawHistory(id))),
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
    routes.players(providerPaths.transferBanks(config.transferBankSegment), async () =>
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

/** An answer that stands alone, as markers, logins and balances do. */
function bare(content: unknown): Response {
  return Response.json(content)
}

function dataOrMarker(content: object | null): Response {
  return content === null ? bare('notfound') : data(content)
}
