import { DemoDatabase, type Rows } from '../demoDatabase'

class UsersDatabase extends DemoDatabase {
  constructor() {
    super('users', {})
  }

  protected rowsOf(): Rows {
    return {}
  }
}

export const usersDatabase = new UsersDatabase()
