const compactFormat = new Intl.NumberFormat('en', { notation: 'compact' })

/** 1,250,000 as 1.3M: for axes. */
export const compact = (value: number) => compactFormat.format(value)

const bahtFormat = new Intl.NumberFormat('en')

/** 12500 as "12,500 baht": for tooltips. */
export const withBaht = (value: number | null) => `${bahtFormat.format(value ?? 0)} baht`

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
