/** Numbers with their units in a text of any of the site's languages: percent, baht, times, days, people. */
import { withPlainDigits } from '#lib/money'

/** `multiple` is only said of amounts (5 เท่า); `times` may be a multiple or a count (5 times). */
export type Unit = 'percent' | 'baht' | 'multiple' | 'times' | 'days' | 'people'

export interface SaidNumber {
  value: number
  unit: Unit
  /** Number and unit as written, with plain digits. */
  said: string
  /** Lower-case words of the clause before the number, and after its unit. */
  before: string
  after: string
}

/** Digits with separators between thousands, or with a decimal sign; no part of a time or a date. */
const number =
  /(?<![\d.,:/–-])(?:\d{1,3}(?:[,.' ]\d{3})+(?![\d])(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)(?![\d:/])/g

const multipliers: readonly [sign: RegExp, times: number][] = [
  [/^\s?k(?![a-z])/i, 1000],
  [/^\s?(?:พัน|千)/, 1000],
  [/^\s?(?:หมื่น|万|萬)/, 10_000],
  [/^\s?แสน/, 100_000],
]

/** Signs after the number. Latin words must end there, so that “day” is no part of another word. */
const unitsAfter: readonly [sign: RegExp, unit: Unit][] = [
  [/^\s?(?:%|per ?cent\b|pour ?cent\b|la sut[ăa]|เปอร์เซ็นต์|เปอร์เซนต์)/i, 'percent'],
  [/^\s?(?:de )?(?:bahts?\b|bahți|thb\b|บาท|฿|泰铢|铢)/i, 'baht'],
  [/^\s?(?:x\b|×|เท่า|倍|-?fold\b)/i, 'multiple'],
  [/^\s?(?:de )?(?:times?\b|fois\b|ori\b|dată|ครั้ง|次)/i, 'times'],
  [/^\s?(?:de )?(?:days?\b|jours?\b|zile\b|zi\b|วัน|天|日)/i, 'days'],
  [
    /^\s?(?:de )?(?:(?:players?|people|members?|claims?|places|joueurs?|personnes?|persoane|locuri)\b|jucători|คน|ท่าน|สิทธิ์?|人|名|位)/i,
    'people',
  ],
]

/** Signs in front of the number. */
const unitsBefore: readonly [sign: RegExp, unit: Unit][] = [
  [/(?:฿|\bthb)\s?$/i, 'baht'],
  [/百分之\s?$/, 'percent'],
  [/(?:\bx|×)\s?$/i, 'multiple'],
]

/** @returns the numbers with a unit, in their order */
export function numbersIn(written: string): SaidNumber[] {
  // Only digits, spaces and signs: the whole text would lose its Thai spelling.
  const text = written.replace(/[\p{Nd}\p{Zs}％]/gu, withPlainDigits)
  const found: (Omit<SaidNumber, 'before' | 'after'> & { start: number; end: number })[] = []
  for (const match of text.matchAll(number)) {
    const [digits] = match
    const rest = text.slice(match.index + digits.length)
    const multiplier = multipliers.find(([sign]) => sign.test(rest))
    const beyond = multiplier ? rest.replace(multiplier[0], '') : rest
    const after = unitsAfter.find(([sign]) => sign.test(beyond))
    const before = unitsBefore.find(([sign]) => sign.test(text.slice(0, match.index)))
    const unit = after?.[1] ?? before?.[1]
    // The day of a date, such as 11月28日.
    if (unit === undefined || (unit === 'days' && text[match.index - 1] === '月')) continue
    const start =
      match.index - (before ? (before[0].exec(text.slice(0, match.index))?.[0].length ?? 0) : 0)
    const end = text.length - (after ? beyond.replace(after[0], '') : beyond).length
    const value = valueOf(digits) * (multiplier?.[1] ?? 1)
    found.push({ value, unit, said: text.slice(start, end).trim(), start, end })
  }
  return found.map(({ start, end, ...each }, index) => ({
    ...each,
    before: lastClause(text.slice(found[index - 1]?.end ?? 0, start)),
    after: firstClause(text.slice(end, found[index + 1]?.start)),
  }))
}

/** A sign before one or two last digits is a decimal sign; before three it separates thousands. */
function valueOf(digits: string): number {
  const [, whole = digits, decimals = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${decimals}`)
}

const clauseEnd = /[.,;:!。；，、！\n]/

function lastClause(text: string): string {
  return (text.toLowerCase().split(clauseEnd).at(-1) ?? '').trim()
}

function firstClause(text: string): string {
  return (text.toLowerCase().split(clauseEnd)[0] ?? '').trim()
}
