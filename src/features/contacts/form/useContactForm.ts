import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Contact } from '#contract/contacts/contacts'
import { isFailure } from '#contract/failure'
import { makeRequestId } from '#lib/requestId'
import { useUnsaved } from '#ui/form/useUnsaved'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { useClashes } from '#ui/state/useClashes'
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

/**
 * The form of a contact; `onSaved` is given it as it is stored. What another tab changes meanwhile comes into the
 * fields that nobody touched here; only touched ones are sent, or all of one that is gone, to be added anew.
 */
export function useContactForm(
  contact: Contact | null,
  isGone: boolean,
  onSaved: (saved: Contact | undefined) => void,
) {
  const before = useMemo(() => valuesOf(contact), [contact])
  const { control, handleSubmit, resetField, setFocus, setValue } = useForm({
    mode: 'onTouched',
    resolver: valibotResolver(contactSchema),
    defaultValues: before,
    values: before,
    resetOptions: { keepDirtyValues: true },
  })
  const [newId] = useState(makeRequestId)
  const [modify, { isLoading: busy, error, reset }] = useModifyContactMutation()
  const errorMessage = useErrorMessage()
  const text = useText()
  const values = useWatch({ control, compute: (typed: ContactValues) => typed })
  const isDirty = Object.keys(changesOf(before, values)).length > 0
  const { clashOf, see } = useClashes(names, before, values)

  function reasonOf(cause: object): string {
    const status = isFailure(cause) ? cause.status : null
    return status === 404 ? text('contacts.missing.title') : errorMessage(cause)
  }

  useUnsaved(isDirty)

  async function save(typed: ContactValues): Promise<void> {
    if (busy) return
    const isNew = contact === null || isGone
    if (!isNew && !isDirty) return onSaved(contact)
    const changes = changesOf(isNew ? valuesOf(null) : before, typed)
    const outcome = await modify(
      isNew ? { newId, ...changes } : { id: contact.id, ...changes, was: only(before, changes) },
    )
    const savedId = isNew ? newId : contact.id
    if (outcome.data) onSaved(outcome.data.find(({ id }) => id === savedId))
  }

  return {
    control,
    values,
    clashOf,
    /** Puts what another tab saved in the place of what was typed. */
    take: (name: (typeof names)[number]) => {
      resetField(name)
      see(name)
      reset()
      // The pressed button goes.
      setFocus(name)
    },
    setAvatar: (avatar: string) => setValue('avatar', avatar),
    submit: handleSubmit(save),
    busy,
    failure: error ? reasonOf(error) : null,
    isDirty,
  }
}
