import type { DemoMessages } from '../messages'
import calendar from './calendar.json'
import chat from './chat.json'
import contacts from './contacts.json'
import customers from './customers.json'
import demo from './demo.json'
import kanban from './kanban.json'
import keys from './keys.json'
import mail from './mail.json'
import shop from './shop.json'
import showcase from './showcase.json'
import social from './social.json'
import table from './table.json'
import users from './users.json'

/** What only the template's demo sections show. */
export const messages: DemoMessages = {
  ...calendar,
  ...chat,
  ...contacts,
  ...customers,
  ...demo,
  ...kanban,
  ...keys,
  ...mail,
  ...shop,
  ...showcase,
  ...social,
  ...table,
  ...users,
}
