import { DemoDatabase, type Rows } from '../demoDatabase'

class CustomersDatabase extends DemoDatabase {
  constructor() {
    super('customers', {})
  }

  protected rowsOf(): Rows {
    return {}
  }
}

export const customersDatabase = new CustomersDatabase()
