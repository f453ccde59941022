const format = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `1,250.00`: as demos write an amount, in English as they speak; the unit stands beside it. */
export function baht(amount: number): string {
  return format.format(amount)
}
