import { useMemo, useState } from 'react'
import { type Item, priorities, type Story } from '#contract/kanban/kanban'
import { bangkokDay, startOfBangkokDay } from '#lib/time'
import { useUnsaved } from '#ui/form/useUnsaved'
import { useConflicts } from '#ui/state/useConflicts'
import { type CardChanges, type CardRef, useCardActions } from '../actions/useCardActions'

/** The fields of the form, as typed. */
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
  /** @returns the value that another window saved in the meantime for a field that was changed here */
  conflictOf: (field: CardField) => string | undefined
  /** Replaces the input with that value. */
  take: (field: CardField) => void
  /** Does nothing without a title. */
  save: () => Promise<void>
}

/**
 * Overlays input on the stored values. An unchanged field follows the changes of other tabs, a changed field
 * keeps its input, and only changed fields are sent.
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
  // While saving, the stored values already include the user's own: that is no conflict.
  const [others, setOthers] = useState(stored)
  if (!isBusy && others !== stored) setOthers(stored)
  const { conflictOf, see } = useConflicts(fieldNames, others, fields)

  return {
    fields,
    isDirty,
    isBusy,
    set: (change) => setTyped((known) => touched({ ...known, ...change }, stored)),
    conflictOf,
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

/** A field whose input equals the stored value is no longer changed. */
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
 * @returns the start of the day in Bangkok time as ISO text, in every time zone, so that a due day is the
 * same day everywhere; null for no day or an invalid date
 */
function momentOf(day: string): string | null {
  const moment = startOfBangkokDay(day)
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}
