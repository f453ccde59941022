import { holds, wordsOf } from '#lib/text/searchable'
import { textFiles } from '#ui/intl/textsPerLocale'

/** A question with its answer. */
export interface Question {
  /** Id in addresses, the same in every language. */
  readonly id: string
  readonly question: string
  readonly answer: string
}

export interface QuestionGroup {
  readonly id: string
  readonly title: string
  readonly questions: readonly Question[]
}

export const questionsOf = textFiles(import.meta.glob<typeof import('./texts/en')>('./texts/*.ts'))

/**
 * @returns true if question and answer together contain every word of the search, ignoring case and accents
 */
export function fits({ question, answer }: Question, search: string): boolean {
  return holds(`${question} ${answer}`, wordsOf(search))
}

/** @returns true if some word of the search is not in the question itself */
export function needsAnswer({ question }: Question, search: string): boolean {
  return !holds(question, wordsOf(search))
}
