import type { AdminSettingMessages } from '../messages'
import adminOffers from './adminOffers.json'
import adminSite from './adminSite.json'
import promotionTerms from './promotionTerms.json'
import rules from './rules.json'

/** What the operator's side shows where something is offered or set, beyond its other texts. */
export const messages: AdminSettingMessages = {
  ...adminOffers,
  ...adminSite,
  // What a player is told of a promotion is shown to whoever writes one.
  ...promotionTerms,
  ...rules,
}
