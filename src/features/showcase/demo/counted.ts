const numbers = new Intl.NumberFormat('en')
const plurals = new Intl.PluralRules('en')

/** "1 day", "12 days": in English, as the demos speak. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numbers.format(count)} ${plurals.select(count) === 'one' ? one : many}`
}
