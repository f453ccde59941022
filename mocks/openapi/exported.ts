/** Names of the contract's exported schemas: components of the descriptions are named like them. */
import type * as v from 'valibot'
import * as account from '#contract/account/account'
import * as staffAccount from '#contract/admin/account'
import * as agent from '#contract/admin/agent'
import * as guarded from '#contract/admin/guarded'
import * as staffMoney from '#contract/admin/money'
import * as people from '#contract/admin/people'
import * as staffPromotions from '#contract/admin/promotions'
import * as reports from '#contract/admin/reports'
import * as staffRequest from '#contract/admin/request'
import * as staffRewards from '#contract/admin/rewards'
import * as search from '#contract/admin/search'
import * as staffSite from '#contract/admin/site'
import * as system from '#contract/admin/system'
import * as calendar from '#contract/calendar/calendar'
import * as chat from '#contract/chat/chat'
import * as contacts from '#contract/contacts/contacts'
import * as customers from '#contract/customers/customers'
import * as invoice from '#contract/customers/invoice'
import * as games from '#contract/games/games'
import * as support from '#contract/help/support'
import * as invite from '#contract/invite/invite'
import * as kanban from '#contract/kanban/kanban'
import * as mail from '#contract/mail/mail'
import * as notification from '#contract/notifications/notification'
import * as promotion from '#contract/promotion/promotion'
import * as limits from '#contract/protection/limits'
import * as rewards from '#contract/rewards/rewards'
import * as scenario from '#contract/scenario/scenario'
import * as traffic from '#contract/scenario/traffic'
import * as cart from '#contract/shop/cart'
import * as order from '#contract/shop/order'
import * as product from '#contract/shop/product'
import * as site from '#contract/site/site'
import * as socialPeople from '#contract/social/people'
import * as social from '#contract/social/social'
import * as users from '#contract/users/users'
import * as statement from '#contract/wallet/statement'
import * as wallet from '#contract/wallet/wallet'
import * as wire from '#contract/wire'
import { pascal } from './words'

const modules: readonly object[] = [
  account,
  staffAccount,
  agent,
  guarded,
  staffMoney,
  people,
  staffPromotions,
  reports,
  staffRequest,
  staffRewards,
  search,
  staffSite,
  system,
  calendar,
  chat,
  contacts,
  customers,
  invoice,
  games,
  support,
  invite,
  kanban,
  mail,
  notification,
  promotion,
  limits,
  rewards,
  scenario,
  traffic,
  cart,
  order,
  product,
  site,
  social,
  socialPeople,
  users,
  statement,
  wallet,
]

/** Scalars, which are named even though they are no objects. */
const scalars: readonly [string, v.GenericSchema, string][] = [
  ['Baht', wire.bahtOnWire, 'Baht with at most two decimals, as a number or as text.'],
  ['SignedBaht', wire.signedBahtOnWire, 'A change in baht; negative for a decrease.'],
  ['Id', wire.idOnWire, 'An id. Numbers and text with the same digits are the same id.'],
  ['Count', wire.countOnWire, 'A whole number.'],
  ['Moment', wire.instantOnWire, 'A moment in ISO 8601, with its offset.'],
  ['MomentText', wire.momentText, 'A moment in ISO 8601, with its offset.'],
  ['Day', wire.dayText, 'A day in Bangkok.'],
  ['ClockTime', wire.clockTimeOnWire, 'A time in Bangkok, HH:mm.'],
  ['RequestId', wire.requestIdSchema, 'Made by the client. The same id gets the same answer.'],
  ['Color', wire.colorOnWire, 'A colour of CSS. Without a valid one the app uses its own.'],
  ['HttpsLink', wire.httpsOnWire, 'An https address. Anything else is ignored.'],
  ['Link', wire.linkOnWire, 'A page of the app or an https address. Anything else is ignored.'],
  ['Picture', wire.imageOnWire, 'A picture of the app, inline, or on an allowed host.'],
]

export function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

/** The schemas that always have this name, with a description if the name cannot say it all. */
export const exportedNames: ReadonlyMap<v.GenericSchema, { name: string; about?: string }> =
  new Map([
    ...modules
      .flatMap((module) => Object.entries<unknown>(Object(module)))
      .flatMap(([key, value]): [v.GenericSchema, { name: string }][] =>
        key.endsWith('Schema') && isSchema(value)
          ? [[value, { name: pascal(key.replace(/Schema$/, '')) }]]
          : [],
      ),
    ...scalars.map(([name, schema, about]): [v.GenericSchema, { name: string; about: string }] => [
      schema,
      { name, about },
    ]),
  ])
