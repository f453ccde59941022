/**
 * Unsent input of a staff member, stored in this tab until logout: closing a form by mistake or a reload does
 * not lose it. Never contains passwords.
 */
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { makeRequestId } from '#lib/requestId'
import { storedByName, storedValue } from '#lib/storage/storedValue'
import { markUnsaved } from '#lib/unsaved'
import type { AdminFailure } from '../api/adminApi'
import { useStaffSession } from '../api/adminSession'

const draftSchema = v.object({
  /** By field name. */
  values: v.record(v.string(), v.unknown()),
  /** Version of the edited data when the draft began. */
  version: v.optional(v.number()),
  /** Id of a request sent without an answer, or whose answer was lost in a reload. A retry uses the same id. */
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
  /** Undefined if nothing is typed. */
  version: number | undefined
  /** Text of a field; empty if nothing is typed. */
  typed: (field: string) => string
  type: (field: string, text: string) => void
  /** Replaces all values, and their version. */
  keep: (values: Draft['values'], version?: number) => void
  /** Id of the next request. It stays the same after a lost answer, so that nothing happens twice. */
  requestId: string
  /** Call before sending. */
  sending: () => void
  /** Call with the result. Success deletes the draft; after an error the next request gets a new id. */
  answered: (failure: AdminFailure | null) => void
  drop: () => void
}

/**
 * The draft of the logged-in staff member.
 * @param about action and target, such as `reject:D1001`
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
  const keep = (next: Draft['values'], nextVersion = version, sentId = requestId) => {
    if (Object.keys(next).length === 0 && sentId === undefined) drop()
    else stored.set({ values: next, version: nextVersion, requestId: sentId })
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
      // Drops the request id, but keeps input typed since it was sent.
      else stored.update((draft) => draft && typedOf(draft))
    },
    drop,
  }
}

function typedOf({ values, version }: Draft): Draft | null {
  return Object.keys(values).length === 0 ? null : { values, version }
}

/** Like {@link StaffDraft.answered}, for a form that is no longer on screen. */
export function settleDraft(adminID: string, about: string, failure: AdminFailure | null): void {
  if (failure !== null && !failure.error) return
  draftOf(`${adminID}:${about}`).update((draft) =>
    failure === null || draft === null ? null : typedOf(draft),
  )
}

/** Draft for fields with initial values. Stores what differs from them, including a cleared field. */
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
