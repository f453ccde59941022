import * as v from 'valibot'
import { type Cart, type CartLine, cartToWire } from '#contract/shop/cart'
import { totalsOf } from '#contract/shop/totals'
import { satang } from '#lib/money'
import { validRecords } from '../demo/records'
import { shopDatabase as database } from './database'
import { readProducts } from './products'
import {
  type CheckoutRow,
  checkoutRowSchema,
  initialCheckout,
  type LineRow,
  lineRowSchema,
} from './rows'

export async function readLineRows(): Promise<LineRow[]> {
  const { records } = validRecords(lineRowSchema, await database.lines.toArray())
  return records.toSorted((one, other) => one.position - other.position)
}

/** Cart lines with the shop's own prices, without lines whose product no longer exists. */
export async function readLines(): Promise<CartLine[]> {
  const { records } = await readProducts()
  const products = new Map(records.map((product) => [product.id, product]))
  return (await readLineRows()).flatMap(({ productId, itemId, color, size, quantity }) => {
    const product = products.get(productId)
    return product ? [{ ...product, itemId, color, size, quantity }] : []
  })
}

/** A damaged row counts as the initial checkout. */
export async function readCheckout(): Promise<CheckoutRow> {
  const row = v.safeParse(checkoutRowSchema, await database.checkout.get('checkout'))
  return row.success ? row.output : initialCheckout
}

export async function changeCheckout(change: Partial<Omit<CheckoutRow, 'id'>>): Promise<void> {
  await database.checkout.put({ ...(await readCheckout()), ...change })
}

/** The whole cart in the wire format. */
export async function readCart(): Promise<ReturnType<typeof cartToWire>> {
  const products = await readLines()
  const { granted, code, billing, type, method, card } = await readCheckout()
  const cart: Cart = {
    products,
    ...totalsOf(products, satang(granted), type),
    code,
    billing,
    payment: { type, method, card },
  }
  return cartToWire(cart)
}
