import { useMemo, useState } from 'react'
import { type Item, priorities, type Story } from '#contract/kanban/kanban'
import { bangkokDay, startOfBangkokDay } from '#lib/time'
import { useUnsaved } from '#ui/form/useUnsaved'
import { useClashes } from '#ui/state/useClashes'
import { type CardChanges, type CardRef, useCardActions } from '../actions/useCardActions'

/** The fields of the form, as they are typed. */
export interface CardFields {
  title: string
  description: string
  /** Empty for nobody. */
  assign: string
  priority: string
  /** `yyyy-mm-dd`, or empty. */
  dueDay: string
  acceptance: string
  columnId: string
}

export type CardField = keyof CardFields

export interface CardDraft {
  fields: CardFields
  isDirty: boolean
  isBusy: boolean
  set: (change: Partial<CardFields>) => void
  /** What another window saved meanwhile of a field that was touched here. */
  clashOf: (field: CardField) => string | undefined
  /** Puts that in the place of what was typed. */
  take: (field: CardField) => void
  /** Nothing happens without a title. */
  save: () => Promise<void>
}

/**
 * What is typed lies over what is stored: a field that nobody touched follows the changes of other
 * tabs, one that was touched keeps what was typed, and only touched ones are sent.
 */
export function useCardDraft(card: Item | Story, cardRef: CardRef): CardDraft {
  const { edit } = useCardActions(cardRef)
  const [typed, setTyped] = useState<Partial<CardFields>>({})
  const [isBusy, setBusy] = useState(false)
  const stored = useMemo(() => fieldsOf(card), [card])
  const fields = { ...stored, ...typed }
  const changed = changesOf(stored, fields)
  const isDirty = Object.keys(changed).length > 0
  useUnsaved(isDirty)
  // What is on its way shows as stored already: nobody else's.
  const [others, setOthers] = useState(stored)
  if (!isBusy && others !== stored) setOthers(stored)
  const { clashOf, see } = useClashes(fieldNames, others, fields)

  return {
    fields,
    isDirty,
    isBusy,
    set: (change) => setTyped((known) => touched({ ...known, ...change }, stored)),
    clashOf,
    take: (field) => {
      setTyped((known) => {
        const { [field]: _, ...rest } = known
        return rest
      })
      see(field)
    },
    save: async () => {
      if (isBusy || !isDirty || fields.title.trim() === '') return
      setBusy(true)
      const isDone = await edit(changed)
      setBusy(false)
      if (isDone) setTyped({})
    },
  }
}

const fieldNames = [
  'title',
  'description',
  'assign',
  'priority',
  'dueDay',
  'acceptance',
  'columnId',
] as const satisfies readonly CardField[]

/** What says the same again as is stored is touched no more. */
function touched(typed: Partial<CardFields>, stored: CardFields): Partial<CardFields> {
  const isOther = (field: CardField) => typed[field] !== undefined && typed[field] !== stored[field]
  return Object.fromEntries(fieldNames.filter(isOther).map((field) => [field, typed[field]]))
}

function fieldsOf(card: Item | Story): CardFields {
  const { title, description, assign, priority, dueDate } = card
  return {
    title,
    description,
    assign: assign ?? '',
    priority,
    dueDay: dueDate === null ? '' : bangkokDay(dueDate),
    acceptance: 'acceptance' in card ? card.acceptance : '',
    columnId: 'columnId' in card ? card.columnId : '',
  }
}

function changesOf(stored: CardFields, fields: CardFields): CardChanges {
  const { title, description, assign, dueDay, acceptance, columnId } = fields
  const priority = priorities.find((known) => known === fields.priority)
  return {
    ...(title !== stored.title && { title: title.trim() }),
    ...(description !== stored.description && { description }),
    ...(assign !== stored.assign && { assign: assign === '' ? null : assign }),
    ...(priority && priority !== stored.priority && { priority }),
    ...(dueDay !== stored.dueDay && { dueDate: momentOf(dueDay) }),
    ...(acceptance !== stored.acceptance && { acceptance }),
    ...(columnId !== stored.columnId && { columnId }),
  }
}

/**
 * The start of the day in Bangkok as ISO text, whatever clock is shown: a due day is the same day
 * everywhere. Null for no day, or none that the calendar has.
 */
function momentOf(day: string): string | null {
  const moment = startOfBangkokDay(day)
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}
