import type { SoldProduct } from '#contract/customers/customers'
import type { Formats } from '#ui/intl/formats'
import type { Text } from '#ui/intl/useText'
import type { Column } from '#ui/table/column'
import { countColumn, dateColumn, moneyColumn, sampleColumn } from '../lists/columns'

export function productColumns(text: Text, format: Formats): Column<SoldProduct>[] {
  return [
    sampleColumn({ id: 'name', header: text('customers.product') }, ({ name }) => name),
    sampleColumn({ id: 'category', header: text('customers.category') }, (one) => one.category),
    moneyColumn({ id: 'price', header: text('customers.price') }, ({ price }) => price),
    countColumn({ id: 'qty', header: text('customers.inStock') }, ({ qty }) => qty, format),
    dateColumn({ id: 'date', header: text('customers.added') }, ({ date }) => date, format),
  ]
}
