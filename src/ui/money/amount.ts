import { parseBaht, type Satang } from '../../lib/money'

/** The code of what is wrong with a typed amount; its text is that of a refusal. */
export type AmountProblem = 'amountrequired' | 'amountinvalid'

/** What a person typed, as an amount above zero or as the code of what is wrong with it. */
export function readAmount(
  text: string,
): { amount: Satang; problem: null } | { amount: null; problem: AmountProblem } {
  if (text.trim() === '') return { amount: null, problem: 'amountrequired' }
  const amount = parseBaht(text)
  if (amount === null || amount === 0) return { amount: null, problem: 'amountinvalid' }
  return { amount, problem: null }
}
