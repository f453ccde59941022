import { use, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLocale } from '#ui/intl/useText'
import { hashTarget } from '../reading/useHashTarget'
import { fits, questionsOf } from './question'

/** The questions that fit the search, which of them are open, and what the address asks for. */
export function useQuestions(search: string) {
  const { hash } = useLocation()
  const { groups: all } = use(questionsOf(useLocale()))
  const ids = all.flatMap(({ questions }) => questions.map(({ id }) => id))
  const target = hashTarget(hash)
  const [byHand, setByHand] = useState<ReadonlyMap<string, boolean>>(new Map())
  const found = all
    .map((group) => ({ ...group, questions: group.questions.filter((each) => fits(each, search)) }))
    .filter(({ questions }) => questions.length > 0)

  const isOpen = (id: string) => byHand.get(id) ?? id === target
  return {
    found,
    count: found.reduce((sum, { questions }) => sum + questions.length, 0),
    isUnknown: target !== '' && !ids.includes(target),
    isOpen,
    toggle: (id: string) => setByHand(new Map(byHand).set(id, !isOpen(id))),
    setAll: (open: boolean) => setByHand(new Map(ids.map((id) => [id, open]))),
    areAllOpen: ids.every(isOpen),
  }
}
