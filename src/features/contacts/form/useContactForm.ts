import { valibotResolver } from '@hookform/resolvers/valibot'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Contact } from '#contract/contacts/contacts'
import { isFailure } from '#contract/failure'
import { base64Of, redrawn, within } from '#lib/files/image'
import { makeRequestId } from '#lib/requestId'
import { useUnsaved } from '#ui/form/useUnsaved'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { useConflicts } from '#ui/state/useConflicts'
import { useModifyContactMutation } from '../api'
import {
  type ContactValues,
  changesOf,
  contactFields,
  contactSchema,
  only,
  valuesOf,
} from './contactFields'

const names = contactFields.map(({ name }) => name)

/** Pixels: sharp at twice the largest displayed size. */
const pictureSide = 192

/** Scales a picture from the device down; null if it is no picture. */
async function pictureOf(file: File): Promise<string | null> {
  const picture = await redrawn(file, within(pictureSide))
  return typeof picture === 'string' ? null : `data:image/jpeg;base64,${await base64Of(picture)}`
}

/**
 * Form state of a contact; `onSaved` receives the stored contact. Fields without input follow changes of
 * other tabs. Only changed fields are sent; if the contact was deleted, all fields are sent to add it again.
 */
export function useContactForm(
  contact: Contact | null,
  isGone: boolean,
  onSaved: (saved: Contact | undefined) => void,
) {
  const before = useMemo(() => valuesOf(contact), [contact])
  const { control, formState, getValues, handleSubmit, resetField, setFocus, setValue } = useForm({
    mode: 'onTouched',
    resolver: valibotResolver(contactSchema),
    defaultValues: before,
    values: before,
    resetOptions: { keepDirtyValues: true },
  })
  const [newId] = useState(makeRequestId)
  const { isSubmitting: busy } = formState
  const [modify, { error, reset }] = useModifyContactMutation()
  const errorMessage = useErrorMessage()
  const text = useText()
  const values = useWatch({ control, compute: (typed: ContactValues) => typed })
  const isDirty = Object.keys(changesOf(before, values)).length > 0
  const { conflictOf, see } = useConflicts(names, before, values)
  const drawing = useRef<Promise<string | null>>(null)

  function reasonOf(cause: object): string {
    const status = isFailure(cause) ? cause.status : null
    return status === 404 ? text('contacts.missing.title') : errorMessage(cause)
  }

  useUnsaved(isDirty)

  /**
   * Uses the last picture chosen.
   * @returns whether it can be read
   */
  async function choosePicture(file: File): Promise<boolean> {
    const drawn = pictureOf(file)
    drawing.current = drawn
    const avatar = await drawn
    if (drawing.current !== drawn) return true
    drawing.current = null
    if (avatar !== null) setValue('avatar', avatar, { shouldDirty: true })
    return avatar !== null
  }

  async function save(): Promise<void> {
    if (busy) return
    // Wait for a picture that is still being scaled; if it is unreadable, the form first shows that error.
    if (drawing.current && (await drawing.current) === null) return
    const isNew = contact === null || isGone
    const changes = changesOf(isNew ? valuesOf(null) : before, getValues())
    if (!isNew && Object.keys(changes).length === 0) return onSaved(contact)
    const outcome = await modify(
      isNew ? { newId, ...changes } : { id: contact.id, ...changes, was: only(before, changes) },
    )
    const savedId = isNew ? newId : contact.id
    if (outcome.data) onSaved(outcome.data.find(({ id }) => id === savedId))
  }

  return {
    control,
    values,
    conflictOf,
    /** Replaces the input with the value that another tab saved. */
    take: (name: (typeof names)[number]) => {
      resetField(name)
      see(name)
      reset()
      // The pressed button disappears.
      setFocus(name)
    },
    choosePicture,
    removePicture: () => {
      drawing.current = null
      setValue('avatar', '', { shouldDirty: true })
    },
    submit: (event: FormEvent) => handleSubmit(save)(event),
    busy,
    failure: error ? reasonOf(error) : null,
    isDirty,
  }
}
