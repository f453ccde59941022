import { DemoDatabase, type Rows } from '../demoDatabase'

class ChatDatabase extends DemoDatabase {
  constructor() {
    super('chat', {})
  }

  protected rowsOf(): Rows {
    return {}
  }
}

export const chatDatabase = new ChatDatabase()
