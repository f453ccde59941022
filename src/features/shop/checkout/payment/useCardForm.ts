import { useEffect, useRef, useState } from 'react'
import { markUnsaved } from '#lib/unsaved'
import {
  type CardField,
  cardFields,
  cardProblem,
  emptyCard,
  groupedNumber,
  plainDigits,
} from './card'

const formName = 'shop-card'

export type CardForm = ReturnType<typeof useCardForm>

/** A card as it is typed: it lives here, as long as the step is open, and nowhere else. */
export function useCardForm() {
  const [values, setValues] = useState(emptyCard)
  const [left, setLeft] = useState<ReadonlySet<CardField>>(new Set())
  const fields = useRef(new Map<CardField, HTMLInputElement>())
  const isDirty = Object.values(values).some((value) => value !== '')

  useEffect(() => {
    markUnsaved(formName, isDirty)
    return () => markUnsaved(formName, false)
  }, [isDirty])

  return {
    values,
    set: (name: CardField, value: string) => setValues((now) => ({ ...now, [name]: value })),
    leave: (name: CardField) => {
      // An empty field that was only passed is not wrong yet.
      if (values[name] !== '') setLeft((now) => new Set(now).add(name))
      if (name === 'number') setValues((now) => ({ ...now, number: groupedNumber(now.number) }))
    },
    /** Shown once the field was left, or the order placed. */
    problem: (name: CardField) =>
      left.has(name) ? cardProblem(name, values[name], Date.now()) : null,
    fieldRef: (name: CardField) => (element: HTMLInputElement | null) => {
      if (element) fields.current.set(name, element)
      else fields.current.delete(name)
    },
    /** The digits of the number, or null when something is wrong; then that has the focus. */
    check: (): string | null => {
      const now = Date.now()
      setLeft(new Set(cardFields.map(({ name }) => name)))
      const bad = cardFields.find(({ name }) => cardProblem(name, values[name], now) !== null)
      if (bad === undefined) return plainDigits(values.number)
      fields.current.get(bad.name)?.focus()
      return null
    },
  }
}
