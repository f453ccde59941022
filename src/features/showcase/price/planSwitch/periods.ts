/** How a plan is paid for: by the month, or by the year for the price of ten months. */
export type Period = 'month' | 'year'

const monthsPaid = { month: 1, year: 10 } as const

/** Whole baht for one period. */
export function priceOf(monthlyBaht: number, period: Period): number {
  return monthlyBaht * monthsPaid[period]
}

/** Whole baht that a year paid at once saves against twelve months. */
export function yearlySaving(monthlyBaht: number): number {
  return monthlyBaht * 12 - priceOf(monthlyBaht, 'year')
}
