import { holds, wordsOf } from '#lib/text/searchable'
import { textFiles } from '#ui/intl/textsPerLocale'

/** One question with its answer. */
export interface Question {
  /** Its name in addresses: the same in every language. */
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

/** Whether question and answer taken together hold every word that is looked for, in any case, with its accents or without. */
export function fits({ question, answer }: Question, search: string): boolean {
  return holds(`${question} ${answer}`, wordsOf(search))
}

/** Whether something of what is looked for is not seen in the question. */
export function needsAnswer({ question }: Question, search: string): boolean {
  return !holds(question, wordsOf(search))
}
