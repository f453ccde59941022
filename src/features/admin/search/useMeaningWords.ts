import { type Meaning, type MeaningKind, meaningsOf } from '#contract/admin/search'
import { formatBaht } from '#lib/money'
import { type Text, useLocale, useText } from '#ui/intl/useText'
import { useMay } from '../api/adminSession'

/**
 * @returns a function that says what the search understands of a text: “Amount 300.67 · Account ending 4567”.
 * `limits`: what the list leaves out of a meaning.
 */
export function useMeaningWords(
  kinds: readonly MeaningKind[],
  limits: Partial<Record<MeaningKind, string>> = {},
): (typed: string) => string {
  const text = useText()
  const lang = useLocale()
  const mayReadNumbers = useMay()('account.number')
  return (typed) =>
    meaningsOf({ text: typed, lang, mayReadNumbers })
      .filter(({ kind }) => kinds.includes(kind))
      .map((meaning) => [wordsOf(meaning, text, lang), limits[meaning.kind] ?? ''].join(' ').trim())
      .join(' · ')
}

function wordsOf(meaning: Meaning, text: Text, lang: string): string {
  if (meaning.kind === 'amount') {
    return text('admin.search.amount', { amount: formatBaht(meaning.amount, lang) })
  }
  if (meaning.kind === 'account') {
    return text('admin.search.account', { digits: meaning.digits })
  }
  if (meaning.kind === 'phone') {
    return text('admin.search.phone', { number: meaning.digits.replace(phoneGroups, '$1 $2 $3') })
  }
  if (meaning.kind === 'reference') {
    return text('admin.search.reference', { reference: meaning.typed })
  }
  return text('admin.search.name')
}

const phoneGroups = /^(\d{3})(\d{3})(\d{4})$/
