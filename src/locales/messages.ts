import type admin from './en/admin/admin.json'
import type adminPeople from './en/admin/adminPeople.json'
import type adminReports from './en/admin/adminReports.json'
import type adminOffers from './en/adminSettings/adminOffers.json'
import type adminSite from './en/adminSettings/adminSite.json'
import type calendar from './en/demo/calendar.json'
import type chat from './en/demo/chat.json'
import type contacts from './en/demo/contacts.json'
import type customers from './en/demo/customers.json'
import type demo from './en/demo/demo.json'
import type kanban from './en/demo/kanban.json'
import type mail from './en/demo/mail.json'
import type shop from './en/demo/shop.json'
import type showcase from './en/demo/showcase.json'
import type social from './en/demo/social.json'
import type users from './en/demo/users.json'
import type error from './en/entry/error.json'
import type openNames from './en/entry/openNames.json'
import type pwa from './en/entry/pwa.json'
import type session from './en/entry/session.json'
import type ui from './en/entry/ui.json'
import type dashboard from './en/member/dashboard.json'
import type errorCode from './en/member/errorCode.json'
import type money from './en/member/money.json'
import type protection from './en/member/protection.json'
import type settings from './en/member/settings.json'
import type shell from './en/member/shell.json'
import type pages from './en/open/pages.json'
import type site from './en/open/site.json'
import type account from './en/product/account.json'
import type appLock from './en/product/appLock.json'
import type games from './en/product/games.json'
import type help from './en/product/help.json'
import type invite from './en/product/invite.json'
import type notifications from './en/product/notifications.json'
import type promotion from './en/product/promotion.json'
import type rewards from './en/product/rewards.json'
import type wallet from './en/product/wallet.json'
import type scenario from './en/scenario/scenario.json'
import type keys from './en/table/keys.json'
import type table from './en/table/table.json'
import type promotionTerms from './en/terms/promotionTerms.json'
import type rules from './en/terms/rules.json'

/** English names the keys; a test compares the other languages with it. */
type English = typeof account &
  typeof admin &
  typeof adminOffers &
  typeof adminPeople &
  typeof adminReports &
  typeof adminSite &
  typeof appLock &
  typeof calendar &
  typeof chat &
  typeof contacts &
  typeof customers &
  typeof dashboard &
  typeof demo &
  typeof error &
  typeof games &
  typeof help &
  typeof invite &
  typeof kanban &
  typeof keys &
  typeof mail &
  typeof money &
  typeof notifications &
  typeof openNames &
  typeof pages &
  typeof promotion &
  typeof promotionTerms &
  typeof protection &
  typeof pwa &
  typeof errorCode &
  typeof rewards &
  typeof rules &
  typeof scenario &
  typeof session &
  typeof settings &
  typeof shell &
  typeof shop &
  typeof showcase &
  typeof site &
  typeof social &
  typeof table &
  typeof ui &
  typeof users &
  typeof wallet

declare module '../ui/intl/messages' {
  interface Messages extends English {}
}
