import type { AdminMessages } from '../messages'
import admin from './admin.json'
import adminPeople from './adminPeople.json'
import adminReports from './adminReports.json'
import keys from './keys.json'
import table from './table.json'

/** What the operator's side shows beyond the texts of entry and member area. */
export const messages: AdminMessages = {
  ...admin,
  ...adminPeople,
  ...adminReports,
  ...keys,
  ...table,
}
