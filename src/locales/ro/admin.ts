import type { AdminMessages } from '../messages'
import admin from './admin.json'
import adminOffers from './adminOffers.json'
import adminPeople from './adminPeople.json'
import adminReports from './adminReports.json'
import adminSite from './adminSite.json'
import promotionTerms from './promotionTerms.json'
import table from './table.json'

/** What the operator's side shows beyond the texts of entry and member area. */
export const messages: AdminMessages = {
  ...admin,
  ...adminOffers,
  ...adminPeople,
  ...adminReports,
  ...adminSite,
  // What a player is told of a promotion is shown to whoever writes one.
  ...promotionTerms,
  ...table,
}
