import type { EntityTable } from 'dexie'
import * as v from 'valibot'
import { type Contact, contactListSchema } from '#contract/contacts/contacts'
import { DemoDatabase, type Rows } from '../demo/demoDatabase'

class ContactsDatabase extends DemoDatabase {
  declare readonly contacts: EntityTable<Contact, 'id'>

  constructor() {
    super('contacts', { contacts: 'id' })
  }

  protected rowsOf(content: unknown): Rows {
    return { contacts: v.parse(contactListSchema, content) }
  }
}

export const contactsDatabase = new ContactsDatabase()
