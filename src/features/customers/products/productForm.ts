import * as v from 'valibot'
import { highestPrice, highestQuantity } from '#contract/customers/extra'
import { bahtFromSatang, parseBaht } from '#lib/money'
import { lineAs, requiredLine } from '#ui/form/formSchema'
import type { MessageKey } from '#ui/intl/messages'
import { parseQuantity } from '../invoice/items/typedNumbers'

type ProductField = 'name' | 'category' | 'price' | 'qty'

export type ProductValues = Readonly<Record<ProductField, string>>

export const emptyProduct: ProductValues = { name: '', category: '', price: '', qty: '' }

interface ProductInput {
  readonly name: ProductField
  readonly label: MessageKey
  readonly maxLength: number
  readonly inputMode?: 'decimal' | 'numeric'
}

export const productFields: readonly ProductInput[] = [
  { name: 'name', label: 'customers.product', maxLength: 200 },
  { name: 'category', label: 'customers.category', maxLength: 100 },
  { name: 'price', label: 'customers.priceInBaht', maxLength: 20, inputMode: 'decimal' },
  { name: 'qty', label: 'customers.inStock', maxLength: 10, inputMode: 'numeric' },
]

const required = requiredLine('customers.error.required')

/** Converts the form to the product to send. */
export const productSchemaIn = (locale: string) =>
  v.object({
    name: required,
    category: required,
    price: lineAs((typed) => readPrice(typed, locale), 'customers.error.price'),
    qty: lineAs((typed) => parseQuantity(typed, locale, highestQuantity), 'customers.error.stock'),
  })

function readPrice(typed: string, locale: string): number | null {
  const price = parseBaht(typed, locale)
  return price !== null && price <= highestPrice ? bahtFromSatang(price) : null
}
