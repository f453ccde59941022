import { accountPaths } from '#contract/account/account'
import { providerRoutes } from '#contract/provider'
import type { RuleRequest } from '#contract/scenario/scenario'
import type { MessageKey } from '#ui/intl/messages'

interface KnownCall extends Pick<RuleRequest, 'match' | 'method'> {
  readonly label: MessageKey
}

/** Common calls with a label. A rule matches part of a path, so some entries include others. */
export const knownCalls: readonly KnownCall[] = [
  call('scenario.call.every', '/'),
  call('scenario.call.login', accountPaths.login),
  call('scenario.call.register', accountPaths.register),
  call('scenario.call.me', accountPaths.me),
  call('scenario.call.balance', providerRoutes.balance),
  call('scenario.call.updateBalance', providerRoutes.updateBalance),
  call('scenario.call.depositHistory', providerRoutes.depositHistory),
  call('scenario.call.withdrawHistory', providerRoutes.withdrawHistory),
  call('scenario.call.activePromotion', providerRoutes.availablePromotion),
  call('scenario.call.promotions', providerRoutes.promotions),
  call('scenario.call.settings', '/setting/'),
  call('scenario.call.webSetting', providerRoutes.webSetting),
  call('scenario.call.webColor', providerRoutes.webColor),
  call('scenario.call.banners', providerRoutes.banners),
  call('scenario.call.withdrawSetting', providerRoutes.withdrawSetting),
  call('scenario.call.banks', providerRoutes.banks),
  call('scenario.call.transferBanks', '/banklist'),
  call('scenario.call.inviteSummary', providerRoutes.inviteSummary),
  call('scenario.call.providerLogin', providerRoutes.playerLogin),
  call('scenario.call.checkRegister', providerRoutes.checkRegister),
  call('scenario.call.providerRegister', providerRoutes.players, 'POST'),
]

/** Matches for every id: drops the id at the end of the route. */
function call(label: MessageKey, route: string, method: RuleRequest['method'] = null): KnownCall {
  return { label, match: route.replace(/:\w+$/, ''), method }
}

export function knownCall(label: string): KnownCall | undefined {
  return knownCalls.find((known) => known.label === label)
}

/** The known call that a rule matches, if any. */
export function callOf({ match, method }: Omit<KnownCall, 'label'>): KnownCall | undefined {
  return knownCalls.find((known) => known.match === match && known.method === method)
}
