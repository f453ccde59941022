import { DemoDatabase, type Rows } from '../demoDatabase'

class SocialDatabase extends DemoDatabase {
  constructor() {
    super('social', {})
  }

  protected rowsOf(): Rows {
    return {}
  }
}

export const socialDatabase = new SocialDatabase()
