import { textsPerLocale } from '#ui/intl/textsPerLocale'

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

export const questionsOf = textsPerLocale(
  import.meta.glob<typeof import('./texts/en')>('./texts/*.ts'),
)

/** Whether both question and answer taken together hold every word that is looked for, in any case. */
export function fits({ question, answer }: Question, search: string): boolean {
  const whole = `${question} ${answer}`.toLowerCase()
  return wordsOf(search).every((word) => whole.includes(word))
}

export function wordsOf(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean)
}
