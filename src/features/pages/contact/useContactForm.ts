import { valibotResolver } from '@hookform/resolvers/valibot'
import { type SubmitEvent, useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { makeRequestId } from '#lib/requestId'
import { storedValue } from '#lib/storage/storedValue'
import type { MessageKey } from '#ui/intl/messages'
import { type ContactForm, contactSchema, emptyForm } from './contactForm'

type Outcome = 'none' | 'stored' | 'full' | 'refused' | 'missing'

export const outcomeTexts = {
  stored: 'site.contact.done',
  full: 'site.contact.fault.full',
  refused: 'site.contact.fault.refused',
  missing: 'error.partMissing',
} as const satisfies Partial<Record<Outcome, MessageKey>>

/** Form state: stores the draft while the user types, and each message in the outbox once. */
export function useContactForm() {
  const { control, formState, handleSubmit, reset, subscribe } = useForm({
    resolver: valibotResolver(contactSchema),
    defaultValues: draft.get() ?? emptyForm,
  })
  // One id per message: a second press writes the same entry.
  const [id, setId] = useState(makeRequestId)
  const [isDraftStored, setDraftStored] = useState(true)
  const [outcome, setOutcome] = useState<Outcome>('none')
  const values = useWatch({ control, compute: (typed: ContactForm) => typed })

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => {
          setOutcome('none')
          setDraftStored(draft.set(typed))
        },
      }),
    [subscribe],
  )

  async function keep(message: ContactForm): Promise<void> {
    // Loaded separately, so that the form does not wait for the database.
    const outbox = await import('./outbox').catch((cause: unknown) => {
      console.error('The outbox could not be loaded', cause)
      return null
    })
    if (outbox === null) {
      setOutcome('missing')
      return
    }
    try {
      await outbox.keepMessage({ ...message, id, writtenAt: Date.now() })
      setId(makeRequestId())
      reset(emptyForm)
      draft.set(null)
      setOutcome('stored')
    } catch (cause) {
      console.error('The message could not be stored', cause)
      setOutcome(outbox.isFull(cause) ? 'full' : 'refused')
    }
  }

  return {
    control,
    values,
    submit: (event: SubmitEvent<HTMLFormElement>) => handleSubmit(keep)(event),
    isBusy: formState.isSubmitting,
    isDrafted: values.message !== '' || values.name !== '',
    isDraftStored,
    outcome,
  }
}

/** The stored draft; every field is a string. */
const draft = storedValue('contact-draft', (stored) => {
  if (typeof stored !== 'object' || stored === null) return null
  const kept = { ...emptyForm }
  for (const [name, value] of Object.entries(stored)) {
    if (isField(name) && typeof value === 'string') kept[name] = value
  }
  return kept
})

function isField(name: string): name is keyof ContactForm {
  return Object.hasOwn(emptyForm, name)
}
