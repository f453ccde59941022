const compactFormat = new Intl.NumberFormat('en', { notation: 'compact' })

/** Formats 1,250,000 as 1.3M, for axes. */
export const compact = (value: number) => compactFormat.format(value)

const bahtFormat = new Intl.NumberFormat('en')

/** Formats 12500 as "12,500 baht", for tooltips. */
export const withBaht = (value: number | null) => `${bahtFormat.format(value ?? 0)} baht`

const format = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats an amount as `1,250.00`, in English like all demos; the unit is beside it. */
export function baht(amount: number): string {
  return format.format(amount)
}

const numbers = new Intl.NumberFormat('en')
const plurals = new Intl.PluralRules('en')

/** Formats "1 day", "12 days", in English like all demos. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numbers.format(count)} ${plurals.select(count) === 'one' ? one : many}`
}
