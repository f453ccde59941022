import * as v from 'valibot'

/** Prices of the sample order in satang: whole numbers add up exactly. */
const shirtSatang = 39_000
const deliverySatang = { normal: 0, fast: 5_000 } as const

const needed = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))

export const addressSchema = v.object({
  name: needed('Write your name'),
  street: needed('Write street and number'),
  postCode: v.pipe(v.string(), v.regex(/^\d{5}$/, 'A post code has 5 digits')),
})

export const paymentSchema = v.object({
  shirts: v.pipe(v.string(), v.regex(/^[1-9]$/, 'Between 1 and 9 shirts')),
  delivery: v.picklist(['normal', 'fast']),
})

export type Address = v.InferOutput<typeof addressSchema>
export type Payment = v.InferOutput<typeof paymentSchema>

/** In satang. */
export function orderTotal({ shirts, delivery }: Payment): number {
  return Number(shirts) * shirtSatang + deliverySatang[delivery]
}

const format = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

export const inBaht = (satang: number) => `${format.format(satang / 100)} baht`
