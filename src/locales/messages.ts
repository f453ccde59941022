import type account from './en/account.json'
import type admin from './en/admin.json'
import type adminOffers from './en/adminOffers.json'
import type adminPeople from './en/adminPeople.json'
import type adminReports from './en/adminReports.json'
import type adminSite from './en/adminSite.json'
import type appLock from './en/appLock.json'
import type calendar from './en/calendar.json'
import type chat from './en/chat.json'
import type contacts from './en/contacts.json'
import type customers from './en/customers.json'
import type dashboard from './en/dashboard.json'
import type demo from './en/demo.json'
import type error from './en/error.json'
import type games from './en/games.json'
import type help from './en/help.json'
import type invite from './en/invite.json'
import type kanban from './en/kanban.json'
import type keys from './en/keys.json'
import type mail from './en/mail.json'
import type money from './en/money.json'
import type notifications from './en/notifications.json'
import type openNames from './en/openNames.json'
import type pages from './en/pages.json'
import type promotion from './en/promotion.json'
import type promotionTerms from './en/promotionTerms.json'
import type protection from './en/protection.json'
import type pwa from './en/pwa.json'
import type refusal from './en/refusal.json'
import type rewards from './en/rewards.json'
import type rules from './en/rules.json'
import type scenario from './en/scenario.json'
import type session from './en/session.json'
import type settings from './en/settings.json'
import type shell from './en/shell.json'
import type shop from './en/shop.json'
import type showcase from './en/showcase.json'
import type site from './en/site.json'
import type social from './en/social.json'
import type table from './en/table.json'
import type ui from './en/ui.json'
import type users from './en/users.json'
import type wallet from './en/wallet.json'

// English names the keys: a language that lacks one of them does not compile.
export type EntryMessages = typeof error & typeof pwa & typeof session & typeof ui
export type MemberMessages = typeof dashboard &
  typeof money &
  typeof openNames &
  typeof protection &
  typeof refusal &
  typeof settings &
  typeof shell
export type ProductMessages = typeof account &
  typeof appLock &
  typeof games &
  typeof help &
  typeof invite &
  typeof notifications &
  typeof promotion &
  typeof promotionTerms &
  typeof rewards &
  typeof rules &
  typeof wallet
export type DemoMessages = typeof calendar &
  typeof chat &
  typeof contacts &
  typeof customers &
  typeof demo &
  typeof kanban &
  typeof keys &
  typeof mail &
  typeof shop &
  typeof showcase &
  typeof social &
  typeof table &
  typeof users
/** Of the pages that anybody may open. */
export type OpenMessages = typeof openNames & typeof pages & typeof site
export type ScenarioMessages = typeof scenario
/** Of the operator's side. */
export type AdminMessages = typeof admin &
  typeof adminPeople &
  typeof adminReports &
  typeof keys &
  typeof table
/** Of its pages where something is offered or set. */
export type AdminSettingMessages = typeof adminOffers &
  typeof adminSite &
  typeof promotionTerms &
  typeof rules
type English = EntryMessages &
  MemberMessages &
  ProductMessages &
  DemoMessages &
  OpenMessages &
  ScenarioMessages &
  AdminMessages &
  AdminSettingMessages

declare module '../ui/intl/messages' {
  interface Messages extends English {}
}
