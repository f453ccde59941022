/** What a player reads beyond the specification. */
import type { HttpHandler } from 'msw/http'
import { providerRoutes } from '#contract/provider'
import { data } from '../answer'
import { paged } from './database/pages'
import { ownerOfDeposit, readDeposit } from './deposits/describe'
import { gameProviders } from './games/providers'
import { inviteSetting } from './invite/invite'
import { notificationsOf } from './notifications'
import { receivedBy, receivedToday, receivedWith } from './promotion/orders'
import { protectionOf } from './protection/read'
import { cashbackSetting, cashbacksOf } from './rewards/cashbackCalls'
import { redemptionsBy } from './rewards/codes'
import { wheelPointOf } from './rewards/points'
import { spinsOf } from './rewards/spin'
import { wheelSetting } from './rewards/wheel'
import { answerOrder, type Routes } from './routes'
import { threadOf } from './support'
import { applyDueEvents } from './wallet/applyDueEvents'
import { answerTo } from './wallet/orders'
import { answerStatement } from './wallet/statement'
import { walletOf } from './wallet/wallet'
import { ownerOfWithdrawal, readWithdrawal } from './withdrawals/describe'

export function extensionHandlers(routes: Routes): HttpHandler[] {
  const at = providerRoutes
  return [
    routes.asked(at.request, async (requestId, userId) => {
      const answer = await answerTo(requestId, userId)
      return answer ? answerOrder(requestId, answer) : Response.json('unknown')
    }),
    routes.own(at.wallet, async (id) => dataOrMarker(await walletOf(id))),
    routes.own(at.statement, answerStatement),
    routes.ownRow(at.depositTransaction, ownerOfDeposit, async (id) => {
      await settleFor(await ownerOfDeposit(id))
      return dataOrMarker(await readDeposit(id))
    }),
    routes.ownRow(at.withdrawTransaction, ownerOfWithdrawal, async (id) => {
      await settleFor(await ownerOfWithdrawal(id))
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
    routes.own(at.protection, async (id) => data(await protectionOf(id))),
    routes.own(at.support, async (id) => data(await threadOf(id))),
    routes.own(at.notifications, (id, search) =>
      paged(search, (place) => notificationsOf(id, place)),
    ),
  ]
}

async function settleFor(userId: string | null): Promise<void> {
  if (userId !== null) await applyDueEvents(userId)
}

function dataOrMarker(content: object | null): Response {
  return content === null ? Response.json('notfound') : data(content)
}
