const format = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `1,250.00`: as demos write an amount, in English as they speak; the unit stands beside it. */
export function baht(amount: number): string {
  return format.format(amount)
}

const numbers = new Intl.NumberFormat('en')
const plurals = new Intl.PluralRules('en')

/** "1 day", "12 days": in English, as the demos speak. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numbers.format(count)} ${plurals.select(count) === 'one' ? one : many}`
}
