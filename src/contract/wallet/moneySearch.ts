/** Search in the histories and the statement, by the same rule on both sides: amount, reference, bank, name. */
import { bankInitials } from '#lib/bankInitials'
import { bahtFromSatang, parseBaht, type Satang, withPlainDigits } from '#lib/money'
import type { StatementRow } from './statement'
import type { Transaction } from './transaction'

/** The parts of a row that a search reads. */
export interface Searched {
  readonly texts: readonly (string | null)[]
  /** With or without a sign. */
  readonly amounts: readonly Satang[]
}

/** Notations of amounts: with a point before the satang, and with a comma. */
const notations = ['en', 'ro'] as const

/** Digits from which on a number can also be part of a reference. Shorter ones occur in most references. */
const leastDigits = 5

/**
 * @returns a function that tells whether a row matches. `search` is an amount as a whole, or each of its words
 *   occurs in the row. An amount without satang finds all amounts of the same baht.
 */
export function moneySearch(search: string): (row: Searched) => boolean {
  const wanted = search.trim().toLowerCase()
  const asWhole = partOf(wanted)
  const words = wanted.split(/\s+/).map(partOf)
  return (row) => asWhole(row) || words.every((isIn) => isIn(row))
}

function partOf(part: string): (row: Searched) => boolean {
  const figures = notations.flatMap((notation) => figureOf(part, notation) ?? [])
  const isShortNumber = figures.length > 0 && part.replace(/\P{Nd}/gu, '').length < leastDigits
  return ({ texts, amounts }) =>
    figures.some((figure) => amounts.some((amount) => plainBaht(amount).startsWith(figure))) ||
    (!isShortNumber && texts.some((text) => text?.toLowerCase().includes(part)))
}

/** @returns the beginning that the matching amounts have in {@link plainBaht}; null for a text that is no amount */
function figureOf(part: string, notation: (typeof notations)[number]): string | null {
  const amount = parseBaht(part, notation)
  if (amount === null) return null
  const decimals = /[.,](\d{1,2})$/.exec(withPlainDigits(part))?.[1]?.length ?? 0
  const figure = bahtFromSatang(amount).toFixed(decimals)
  return decimals === 0 ? `${figure}.` : figure
}

function plainBaht(amount: Satang): string {
  return (Math.abs(amount) / 100).toFixed(2)
}

/** @returns what a search reads of a deposit or withdrawal */
export function searchedTransaction({
  id,
  bank,
  bookNumber,
  bankRef,
  reason,
  amount,
  change,
}: Pick<
  Transaction,
  'id' | 'bank' | 'bookNumber' | 'bankRef' | 'reason' | 'amount' | 'change'
>): Searched {
  return {
    texts: [id, bank, bankInitials(bank), bookNumber, bankRef, reason],
    amounts: [amount, change],
  }
}

/** @returns what a search reads of a row of the statement */
export function searchedStatement({
  refType,
  refId,
  name,
  reason,
  amount,
  play,
}: Pick<StatementRow, 'refType' | 'refId' | 'name' | 'reason' | 'amount'> & {
  play: { readonly stake: Satang; readonly won: Satang } | null
}): Searched {
  return {
    // The reference of a game is its session, which the page does not show.
    texts: [refType === 'game' ? null : refId, name, reason],
    amounts: play ? [amount, play.stake, play.won] : [amount],
  }
}
