import type * as v from 'valibot'
import {
  type addLineSchema,
  lineToWire,
  mostOfALine,
  type removeLineSchema,
  type updateLineSchema,
} from '#contract/shop/cart'
import { lineTotal } from '#contract/shop/totals'
import { bahtFromSatang, type Satang } from '#lib/money'
import { DemoError } from '../demo/demoRoutes'
import { randomHex } from '../random'
import { readLineRows, readLines } from './cart'
import { shopDatabase as database } from './database'
import { findProduct, readProducts } from './products'

type Sent<Schema extends v.GenericSchema> = v.InferOutput<Schema>

/** Adds to the line with the same product, colour and size; once per request id. */
export async function addLine({ product, requestId }: Sent<typeof addLineSchema>) {
  const { id, color, size, quantity } = product
  const { offerPrice, isStock, id: productId } = findProduct((await readProducts()).records, id)
  if (!isStock) throw new DemoError('changed')
  const rows = await readLineRows()
  const same = rows.find(
    (row) => row.productId === productId && row.color === color && row.size === size,
  )
  if (requestId && requestId === same?.requestId) return answer(lineTotal({ offerPrice, quantity }))
  const whole = quantity + (same?.quantity ?? 0)
  if (whole > mostOfALine) throw new DemoError('full')
  await database.lines.put({
    itemId: same?.itemId ?? randomHex(8),
    productId,
    color,
    size,
    quantity: whole,
    requestId,
    position: same?.position ?? Math.max(0, ...rows.map(({ position }) => position)) + 1,
  })
  return answer(lineTotal({ offerPrice, quantity }))
}

export async function removeLine({ id }: Sent<typeof removeLineSchema>) {
  const line = await findLine(id)
  await database.lines.delete(id)
  return answer(lineTotal(line))
}

export async function updateLine({ id, quantity }: Sent<typeof updateLineSchema>) {
  const line = await findLine(id)
  await database.lines.update(id, { quantity })
  const { products, subtotal } = await answer(lineTotal({ ...line, quantity }))
  return { products, oldSubTotal: bahtFromSatang(lineTotal(line)), subtotal }
}

async function findLine(itemId: string) {
  const line = (await readLines()).find((one) => one.itemId === itemId)
  if (!line) throw new DemoError(404, 'There is no such line')
  return line
}

/** The current lines, and the total of the changed one. */
async function answer(subtotal: Satang) {
  const lines = await readLines()
  return { products: lines.map(lineToWire), subtotal: bahtFromSatang(subtotal) }
}
