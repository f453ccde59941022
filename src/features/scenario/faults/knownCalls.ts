import { accountPaths } from '#contract/account/account'
import { providerRoutes } from '#contract/provider'
import type { RuleOrder } from '#contract/scenario/scenario'
import type { MessageKey } from '#ui/intl/messages'

interface KnownCall extends Pick<RuleOrder, 'match' | 'method'> {
  readonly label: MessageKey
}

/** The calls that testers mostly mean, by their words. A rule matches part of a path: some of them hold others. */
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

/** Hit whomever it is for: the route without the id at its end. */
function call(label: MessageKey, route: string, method: RuleOrder['method'] = null): KnownCall {
  return { label, match: route.replace(/:\w+$/, ''), method }
}

export function knownCall(label: string): KnownCall | undefined {
  return knownCalls.find((known) => known.label === label)
}

/** The call that a rule means, if it is one of the known. */
export function callOf({ match, method }: Omit<KnownCall, 'label'>): KnownCall | undefined {
  return knownCalls.find((known) => known.match === match && known.method === method)
}
