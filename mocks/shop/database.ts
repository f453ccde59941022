import { DemoDatabase, type Rows } from '../demoDatabase'

class ShopDatabase extends DemoDatabase {
  constructor() {
    super('shop', {})
  }

  protected rowsOf(): Rows {
    return {}
  }
}

export const shopDatabase = new ShopDatabase()
