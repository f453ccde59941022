import { parseBaht, type Satang } from '#lib/money'

/** The code of what is wrong with a typed amount; its text is that of a refusal. */
export type AmountProblem = 'amountrequired' | 'amountinvalid' | 'amountcomma'

/** Where no group of three digits follows it, which would make it a thousands comma. */
const misplacedComma = /,(?![\d๐-๙]{3}(?![\d๐-๙]))/

/** What a person typed, as an amount above zero or as the code of what is wrong with it. */
export function readAmount(
  text: string,
): { amount: Satang; problem: null } | { amount: null; problem: AmountProblem } {
  const typed = text.trim()
  const amount = parseBaht(typed)
  if (typed === '' || amount === 0) return { amount: null, problem: 'amountrequired' }
  if (amount !== null) return { amount, problem: null }
  return { amount: null, problem: misplacedComma.test(typed) ? 'amountcomma' : 'amountinvalid' }
}
