import type * as v from 'valibot'
import {
  type billingRequestSchema,
  type cardRequestSchema,
  type discountRequestSchema,
  maskCard,
  type methodRequestSchema,
  type shippingRequestSchema,
} from '#contract/shop/payment'
import { shippingCharge } from '#contract/shop/totals'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { randomBelow } from '../random'
import { changeCheckout, readCart, readCheckout } from './cart'
import { shopDatabase as database } from './database'

const satangInBaht = 100

/** Discount of a code for `total` baht; never more than the total. */
export function discountOf(code: string, total: number): Satang {
  const most = Math.min(Math.floor(total * satangInBaht), Number.MAX_SAFE_INTEGER)
  if (most <= 0) return satang(0)
  switch (code) {
    case 'BERRY50':
      return anyBahtUpTo(Math.min(most, 49 * satangInBaht))
    case 'FLAT05':
      return satang(Math.min(most, 5 * satangInBaht))
    case 'SUB150':
      return satang(Math.min(most, 150 * satangInBaht))
    case 'UPTO200':
      return anyBahtUpTo(Math.min(most, 199 * satangInBaht))
    default:
      return satang(0)
  }
}

/** Codes with a random discount. */
const drawnCodes: readonly string[] = ['BERRY50', 'UPTO200']

/** Random whole baht from 1 to `most` (in satang); below one baht, all of it. */
function anyBahtUpTo(most: number): Satang {
  const whole = Math.floor(most / satangInBaht)
  return satang(whole < 1 ? most : (1 + randomBelow(whole)) * satangInBaht)
}

type Sent<Schema extends v.GenericSchema> = v.InferOutput<Schema>

export async function chooseBilling({ address }: Sent<typeof billingRequestSchema>) {
  await changeCheckout({ billing: address })
  return { billing: address }
}

/** Replaces any earlier discount, even with an unknown code, whose discount is 0. */
export async function grantDiscount({ code, total }: Sent<typeof discountRequestSchema>) {
  const granted = await worthOf(code, total)
  await changeCheckout({ granted, code: granted === 0 ? '' : code })
  return { amount: bahtFromSatang(granted) }
}

/** The discount that {@link grantDiscount} would grant. */
export async function askDiscount({ code, total }: Sent<typeof discountRequestSchema>) {
  return { amount: bahtFromSatang(await worthOf(code, total)) }
}

/** A random discount is drawn once per cart, however often its code is tried. */
async function worthOf(code: string, total: number): Promise<Satang> {
  const worth = discountOf(code, total)
  if (!drawnCodes.includes(code) || worth === 0) return worth
  const { draws } = await readCheckout()
  const drawn = draws.find((one) => one.code === code)
  if (drawn) return satang(Math.min(drawn.amount, Math.floor(total * satangInBaht)))
  await changeCheckout({ draws: [...draws, { code, amount: worth }] })
  return worth
}

/** Compares with the stored shipping, not with the page's: choosing fast twice charges once. */
export async function chooseShipping({ charge }: Sent<typeof shippingRequestSchema>) {
  const before = bahtFromSatang(shippingCharge((await readCheckout()).type))
  const shipping = bahtFromSatang(shippingCharge(charge))
  await changeCheckout({ type: charge })
  return { shipping, newShipping: shipping - before, type: charge }
}

export async function chooseMethod({ method }: Sent<typeof methodRequestSchema>) {
  await changeCheckout({ method })
  return { method }
}

export async function chooseCard({ card }: Sent<typeof cardRequestSchema>) {
  const masked = maskCard(card)
  await changeCheckout({ card: masked })
  return { card: masked }
}

/** Resets the cart and the checkout. */
export async function resetCart() {
  await database.lines.clear()
  await database.checkout.clear()
  return readCart()
}
