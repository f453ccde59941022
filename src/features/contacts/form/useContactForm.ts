import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Contact } from '#contract/contacts/contacts'
import { markUnsaved } from '#lib/unsaved'
import { useModifyContactMutation } from '../api'
import {
  type ContactValues,
  changesOf,
  contactFields,
  type FieldName,
  problemOf,
  valuesOf,
} from './contactFields'

const formName = 'contact'

/** The form's values and what is wrong with them; `onSaved` is given the contact as it is stored. */
export function useContactForm(
  contact: Contact | null,
  known: readonly Contact[],
  onSaved: (saved: Contact | undefined) => void,
) {
  // As it was when the form was opened: what another tab changes meanwhile is not overwritten.
  const [before] = useState(() => valuesOf(contact))
  const [values, setValues] = useState<ContactValues>(before)
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set())
  const form = useRef<HTMLFormElement>(null)
  const [modify, { isLoading: busy, isError: failed }] = useModifyContactMutation()
  const changes = changesOf(before, values)
  const isDirty = Object.keys(changes).length > 0

  useEffect(() => {
    markUnsaved(formName, isDirty)
    return () => markUnsaved(formName, false)
  }, [isDirty])

  // Who adds one begins to write at once; who changes one looks first.
  useEffect(() => {
    if (contact === null) form.current?.querySelector<HTMLElement>('[name="name"]')?.focus()
  }, [contact])

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    const bad = contactFields.find(({ name }) => problemOf(name, values[name]) !== null)
    if (bad) {
      setLeft(new Set(contactFields.map(({ name }) => name)))
      form.current?.querySelector<HTMLElement>(`[name="${bad.name}"]`)?.focus()
      return
    }
    if (contact && !isDirty) return onSaved(contact)
    const outcome = await modify(contact ? { id: contact.id, ...changes } : changes)
    if (!outcome.data) return
    const ids = new Set(known.map(({ id }) => id))
    onSaved(outcome.data.find(({ id }) => (contact ? id === contact.id : !ids.has(id))))
  }

  return {
    form,
    values,
    set: (name: FieldName | 'avatar', value: string) =>
      setValues((now) => ({ ...now, [name]: value })),
    leave: (name: FieldName) => setLeft((now) => new Set(now).add(name)),
    /** Shown once the field was left, or the form sent. */
    problem: (name: FieldName) => (left.has(name) ? problemOf(name, values[name]) : null),
    save,
    busy,
    failed,
    isDirty,
  }
}
