import type * as v from 'valibot'
import {
  type billingOrderSchema,
  type cardOrderSchema,
  type discountOrderSchema,
  maskCard,
  type methodOrderSchema,
  type shippingOrderSchema,
} from '#contract/shop/payment'
import { shippingCharge } from '#contract/shop/totals'
import { bahtFromSatang } from '#lib/money'
import { changeCheckout, readCart, readCheckout } from './cart'
import { shopDatabase as database } from './database'
import { discountOf } from './discount'

type Order<Schema extends v.GenericSchema> = v.InferOutput<Schema>

export async function chooseBilling({ address }: Order<typeof billingOrderSchema>) {
  await changeCheckout({ billing: address })
  return { billing: address }
}

/** It replaces any earlier one; a code that nobody knows is worth nothing and does so, too. */
export async function grantDiscount({ code, total }: Order<typeof discountOrderSchema>) {
  const granted = discountOf(code, total)
  await changeCheckout({ granted })
  return { amount: bahtFromSatang(granted) }
}

/** Against what is kept, not against what the page says: fast twice is charged once. */
export async function chooseShipping({ charge }: Order<typeof shippingOrderSchema>) {
  const before = bahtFromSatang(shippingCharge((await readCheckout()).type))
  const shipping = bahtFromSatang(shippingCharge(charge))
  await changeCheckout({ type: charge })
  return { shipping, newShipping: shipping - before, type: charge }
}

export async function chooseMethod({ method }: Order<typeof methodOrderSchema>) {
  await changeCheckout({ method })
  return { method }
}

export async function chooseCard({ card }: Order<typeof cardOrderSchema>) {
  const masked = maskCard(card)
  await changeCheckout({ card: masked })
  return { card: masked }
}

/** Back to the initial checkout. */
export async function resetCart() {
  await database.lines.clear()
  await database.checkout.clear()
  return readCart()
}
