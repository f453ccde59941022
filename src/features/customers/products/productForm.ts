import { highestPrice } from '#contract/customers/extra'
import { bahtFromSatang, parseBaht } from '#lib/money'
import type { MessageKey } from '#ui/intl/messages'
import type { NewProduct } from '../api/products'
import { parseQuantity } from '../invoice/items/typedNumbers'

export type ProductField = 'name' | 'category' | 'price' | 'qty'

export type ProductValues = Readonly<Record<ProductField, string>>

export const emptyProduct: ProductValues = { name: '', category: '', price: '', qty: '' }

interface FieldLook {
  readonly name: ProductField
  readonly label: MessageKey
  readonly maxLength: number
  readonly inputMode?: 'decimal' | 'numeric'
}

export const productFields: readonly FieldLook[] = [
  { name: 'name', label: 'customers.product', maxLength: 200 },
  { name: 'category', label: 'customers.category', maxLength: 100 },
  { name: 'price', label: 'customers.priceInBaht', maxLength: 20, inputMode: 'decimal' },
  { name: 'qty', label: 'customers.inStock', maxLength: 10, inputMode: 'numeric' },
]

export type ProductProblems = Readonly<Partial<Record<ProductField, MessageKey>>>

/** What is typed as a product, or what is wrong with it. */
export function readProduct(
  values: ProductValues,
): { product: NewProduct; problems: null } | { product: null; problems: ProductProblems } {
  const name = values.name.trim()
  const category = values.category.trim()
  const price = parseBaht(values.price)
  const qty = parseQuantity(values.qty)
  const soundPrice = price !== null && price <= highestPrice
  if (name !== '' && category !== '' && soundPrice && qty !== null) {
    return { product: { name, category, price: bahtFromSatang(price), qty }, problems: null }
  }
  return {
    product: null,
    problems: {
      ...(name === '' && { name: 'customers.problem.required' }),
      ...(category === '' && { category: 'customers.problem.required' }),
      ...(!soundPrice && { price: 'customers.problem.price' }),
      ...(qty === null && { qty: 'customers.problem.stock' }),
    },
  }
}
