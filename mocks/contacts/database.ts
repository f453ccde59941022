import { DemoDatabase, type Rows } from '../demoDatabase'

class ContactsDatabase extends DemoDatabase {
  constructor() {
    super('contacts', {})
  }

  protected rowsOf(): Rows {
    return {}
  }
}

export const contactsDatabase = new ContactsDatabase()
