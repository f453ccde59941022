/** Numbers in a promotion's text that differ from its terms. The text is a promise, but the terms are applied. */
import { satangFromBaht } from '#lib/money'
import { bonusOf } from '../promotion/promotion'
import type { PromotionDraft } from './promotions'
import { numbersIn, type SaidNumber } from './textNumbers'

type Field =
  | 'bonusPercent'
  | 'bonusFixed'
  | 'bonusMax'
  | 'minDeposit'
  | 'turnoverX'
  | 'maxWithdraw'
  | 'expireDays'
  | 'perUser'
  | 'perDay'
  | 'quota'

export interface Contradiction {
  /** The term that the text contradicts; `PromotionDetail` if the number fits no term at all. */
  field: Field | 'PromotionDetail'
  said: string
}

/** Terms of a draft that the text can state, in baht. */
export type StatedTerms = Pick<
  PromotionDraft,
  Field | 'bonusMode' | 'PromotionName' | 'PromotionDetail'
>

const words = {
  withdraw: /withdr|ถอน|提现|提款|retrait|retir|retrag/,
  most: /up to|max|at most|no more than|สูงสุด|ไม่เกิน|最高|最多|上限|封顶|jusqu|au plus|plafonn|până la|cel mult/,
  least:
    /\bmin|at least|from|ขั้นต่ำ|ตั้งแต่|ครบ|最低|至少|满|dès|à partir|au moins|de la|cel puțin|începând/,
  orMore: /^(?:or more|and more|and above|ขึ้นไป|以上|起|ou plus|et plus|sau mai mult|minim)/,
  turnover: /turnover|wager|play|เทิร์น|流水|volume|mise|jou|rulaj|pari/,
  day: /\bday|daily|วัน|每天|每日|天|jour|\bzi/,
  person:
    /player|person|member|each|คน|ท่าน|สมาชิก|ยูส|每人|人|位|joueur|personne|membre|jucător|persoan/,
} as const

/** @returns each number of the text that contradicts the terms, once */
export function contradictionsIn(draft: StatedTerms): Contradiction[] {
  const numbers = [draft.PromotionName, draft.PromotionDetail].flatMap(numbersIn)
  const amounts = numbers.flatMap(({ unit, value }) => (unit === 'baht' ? [value] : []))
  const found = numbers.flatMap((each): Contradiction[] => {
    const field = contradicted(each, draft, amounts)
    return field === null ? [] : [{ field, said: each.said }]
  })
  return [...new Map(found.map((each) => [`${each.field} ${each.said}`, each])).values()]
}

function contradicted(
  each: SaidNumber,
  draft: StatedTerms,
  amounts: readonly number[],
): Contradiction['field'] | null {
  const { value, unit, before, after } = each
  const unless = (field: Field) => (draft[field] === value ? null : field)
  if (unit === 'percent') {
    return draft.bonusMode === 'percent' ? unless('bonusPercent') : 'bonusFixed'
  }
  if (unit === 'baht') return contradictedAmount(each, draft, amounts)
  if (unit === 'multiple') return unless('turnoverX')
  const around = `${before} ${after}`
  if (unit === 'times') {
    if (words.turnover.test(before)) return unless('turnoverX')
    if (words.day.test(around)) return unless('perDay')
    if (words.person.test(around)) return unless('perUser')
    const terms = [draft.turnoverX, draft.perUser, draft.perDay]
    return terms.includes(value) ? null : 'PromotionDetail'
  }
  // “Once in 1 day” and “1 for 1 person” state a frequency, which the other number is compared with.
  if (value === 1) return null
  return unless(unit === 'days' ? 'expireDays' : 'quota')
}

function contradictedAmount(
  { value, before, after }: SaidNumber,
  draft: StatedTerms,
  amounts: readonly number[],
): Contradiction['field'] | null {
  const { bonusMode, bonusFixed, bonusMax, minDeposit, maxWithdraw } = draft
  const unless = (field: Field) => (draft[field] === value ? null : field)
  if (words.withdraw.test(before)) return unless('maxWithdraw')
  if (words.most.test(before)) return unless('bonusMax')
  if (words.least.test(before) || words.orMore.test(after)) return unless('minDeposit')
  const fixed = bonusMode === 'fixed' ? [bonusFixed] : []
  const known = [...fixed, bonusMax, minDeposit, ...(maxWithdraw > 0 ? [maxWithdraw] : [])]
  if (known.includes(value) || isExample(value, draft, amounts)) return null
  return bonusMode === 'fixed' ? 'bonusFixed' : 'PromotionDetail'
}

/** Whether the amount belongs to a right example, such as “deposit 500 and get 100”. */
function isExample(value: number, draft: StatedTerms, amounts: readonly number[]): boolean {
  return amounts.some((deposit) => {
    if (deposit < draft.minDeposit) return false
    const { bonusMode, bonusPercent } = draft
    const [bonusFixed, bonusMax] = [draft.bonusFixed, draft.bonusMax].map(satangFromBaht)
    if (bonusFixed === undefined || bonusMax === undefined) return false
    const rule = { bonusMode, bonusPercent, bonusFixed, bonusMax }
    const bonus = bonusOf(rule, satangFromBaht(deposit)) / 100
    if (value === deposit) return amounts.includes(bonus) && bonus !== deposit
    return value === bonus || value === deposit + bonus
  })
}
