import type { EntityTable } from 'dexie'
import { DemoDatabase, type Rows } from '../demo/demoDatabase'
import { customersRows } from './content'
import type { CustomerRow, DraftRow, OrderRow, ProductRow, ReviewRow } from './tables'

class CustomersDatabase extends DemoDatabase {
  declare readonly customers: EntityTable<CustomerRow, 'id'>
  declare readonly orders: EntityTable<OrderRow, 'id'>
  declare readonly products: EntityTable<ProductRow, 'id'>
  /** Removed ones, for bringing them back. */
  declare readonly removedProducts: EntityTable<ProductRow, 'id'>
  declare readonly reviews: EntityTable<ReviewRow, 'id'>
  declare readonly invoiceDrafts: EntityTable<DraftRow, 'id'>

  constructor() {
    super('customers', {
      customers: 'id',
      orders: 'id',
      products: 'id',
      removedProducts: 'id',
      reviews: 'id',
      invoiceDrafts: 'id',
    })
  }

  protected rowsOf(content: unknown, at: number): Rows {
    return customersRows(content, at)
  }
}

export const customersDatabase = new CustomersDatabase()
