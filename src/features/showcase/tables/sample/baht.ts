const format = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

/** `1,250.00`: the unit stands in the column's heading. */
export function baht(amount: number): string {
  return format.format(amount)
}
