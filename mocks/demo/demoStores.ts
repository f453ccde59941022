import { calendarDatabase } from '../calendar/database'
import { chatDatabase } from '../chat/database'
import { contactsDatabase } from '../contacts/database'
import { customersDatabase } from '../customers/database'
import { kanbanDatabase } from '../kanban/database'
import { mailDatabase } from '../mail/database'
import { shopDatabase } from '../shop/database'
import { socialDatabase } from '../social/database'
import { usersDatabase } from '../users/database'
import type { DemoDatabase } from './demoDatabase'

/** The databases of all demo sections. */
export const demoStores: readonly DemoDatabase[] = [
  calendarDatabase,
  chatDatabase,
  contactsDatabase,
  customersDatabase,
  kanbanDatabase,
  mailDatabase,
  shopDatabase,
  socialDatabase,
  usersDatabase,
]
