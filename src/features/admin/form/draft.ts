/**
 * What one of the staff has typed and not sent, kept in this window until they log out: closed by mistake
 * or loaded anew, it is there again. Passwords are never part of it.
 */
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { makeRequestId } from '#lib/requestId'
import { storedByName, storedValue } from '#lib/storage/storedValue'
import { markUnsaved } from '#lib/unsaved'
import type { AdminFailure } from '../api/adminApi'
import { useStaffSession } from '../api/adminSession'

const draftSchema = v.object({
  /** By the name of the field. */
  values: v.record(v.string(), v.unknown()),
  /** What was edited, at the version at which it was begun. */
  version: v.optional(v.number()),
  /** Of the order that was sent and has no answer, or lost it with a reload: sent again it is the same one. */
  requestId: v.optional(v.string()),
})

type Draft = Readonly<v.InferOutput<typeof draftSchema>>

const empty: Draft = { values: {} }

const draftOf = storedByName((name) =>
  storedValue<Draft>(
    `admin-draft:${name}`,
    (stored) => {
      const read = v.safeParse(draftSchema, stored)
      return read.success ? read.output : null
    },
    'session',
  ),
)

export interface StaffDraft {
  values: Draft['values']
  /** Missing where nothing is typed. */
  version: number | undefined
  /** A text of it; empty where nothing is typed. */
  typed: (field: string) => string
  type: (field: string, text: string) => void
  /** Puts these values in the place of all, and of which version they are. */
  keep: (values: Draft['values'], version?: number) => void
  /** Of the order that it becomes. Where one had no answer it stays the same, or it could be done twice. */
  requestId: string
  /** It is about to be sent. */
  sending: () => void
  /** What came of that order: done, nothing is left of the draft; refused, the next order is another one. */
  answered: (failure: AdminFailure | null) => void
  drop: () => void
}

/**
 * The draft of whoever is logged in.
 *
 * @param about what is done to what, such as `reject:D1001`
 */
export function useStaffDraft(about: string): StaffDraft {
  const id = useId()
  const stored = draftOf(`${useStaffSession()?.adminID ?? ''}:${about}`)
  const { values, version, requestId } =
    useSyncExternalStore(stored.subscribe, stored.get, stored.get) ?? empty
  const [nextId, setNextId] = useState(makeRequestId)
  const isTyped = Object.keys(values).length > 0
  useEffect(() => {
    markUnsaved(id, isTyped)
    return () => markUnsaved(id, false)
  }, [id, isTyped])

  const drop = () => void stored.set(null)
  const keep = (next: Draft['values'], nextVersion = version, orderId = requestId) => {
    if (Object.keys(next).length === 0 && orderId === undefined) drop()
    else stored.set({ values: next, version: nextVersion, requestId: orderId })
  }
  return {
    values,
    version,
    typed: (field) => {
      const value = values[field]
      return typeof value === 'string' ? value : ''
    },
    type: (field, text) => {
      const { [field]: _, ...others } = values
      keep(text === '' ? others : { ...others, [field]: text })
    },
    keep,
    requestId: requestId ?? nextId,
    sending: () => keep(values, version, requestId ?? nextId),
    answered: (failure) => {
      if (failure !== null && !failure.error) return
      setNextId(makeRequestId())
      if (failure === null) drop()
      // Without its id, and with what was typed since it was sent.
      else stored.update((draft) => draft && typedOf(draft))
    },
    drop,
  }
}

function typedOf({ values, version }: Draft): Draft | null {
  return Object.keys(values).length === 0 ? null : { values, version }
}

/** Of fields that begin with what there is: what is typed over that is kept, and one that was emptied stays empty. */
export function useDraftOver<Field extends string>(
  about: string,
  before: Readonly<Record<Field, string>>,
) {
  const { values, keep } = useStaffDraft(about)
  return {
    valueOf: (field: Field): string => {
      const typed = values[field]
      return typeof typed === 'string' ? typed : before[field]
    },
    change: (field: Field) => (value: string) => {
      const { [field]: _, ...others } = values
      keep(value === before[field] ? others : { ...others, [field]: value })
    },
  }
}
