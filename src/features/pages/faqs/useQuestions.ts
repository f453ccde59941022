import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { wordsOf } from '#lib/text/searchable'
import { useTexts } from '#ui/intl/textsPerLocale'
import { hashTarget } from '../reading/useHashTarget'
import { fits, needsAnswer, type Question, questionsOf } from './question'

/** The questions that match the search, which of them are expanded, and the one named by the address. */
export function useQuestions(search: string) {
  const { hash } = useLocation()
  const { groups: all } = useTexts(questionsOf)
  const target = hashTarget(hash)
  const searched = wordsOf(search).join(' ')
  const [byHand, setByHand] = useState<ReadonlyMap<string, ByHand>>(new Map())
  const found = all
    .map((group) => ({ ...group, questions: group.questions.filter((each) => fits(each, search)) }))
    .filter(({ questions }) => questions.length > 0)
  const shown = found.flatMap(({ questions }) => questions)

  const isOpen = (question: Question) => {
    const choice = byHand.get(question.id)
    if (choice && (choice.open || choice.searched === searched)) return choice.open
    return needsAnswer(question, search) || (!choice && question.id === target)
  }
  const set = (questions: readonly Question[], open: boolean) =>
    setByHand(new Map([...byHand, ...questions.map(({ id }) => [id, { open, searched }] as const)]))
  return {
    found,
    count: shown.length,
    isUnknown:
      target !== '' && !all.some(({ questions }) => questions.some(({ id }) => id === target)),
    isOpen,
    toggle: (question: Question) => set([question], !isOpen(question)),
    setAll: (open: boolean) => set(shown, open),
    areAllOpen: shown.every(isOpen),
  }
}

/** A question that the user expanded or collapsed. */
interface ByHand {
  readonly open: boolean
  /** The search at that time: a collapsed question expands for another search that needs its answer. */
  readonly searched: string
}
