import { DemoDatabase, type Rows } from '../demoDatabase'

class MailDatabase extends DemoDatabase {
  constructor() {
    super('mail', {})
  }

  protected rowsOf(): Rows {
    return {}
  }
}

export const mailDatabase = new MailDatabase()
