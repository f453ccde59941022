import { type FormEvent, useEffect, useRef, useState } from 'react'
import { makeRequestId } from '#lib/requestId'
import { storedValue } from '#lib/storage/storedValue'
import { focusIn } from '#ui/form/focusIn'
import type { MessageKey } from '#ui/intl/messages'
import { type ContactForm, emptyForm, problemsOf } from './contactForm'
import { isFull, keepMessage } from './outbox'

type Outcome = 'none' | 'kept' | 'full' | 'refused'

export const outcomeTexts = {
  kept: 'site.contact.done',
  full: 'site.contact.fault.full',
  refused: 'site.contact.fault.refused',
} as const satisfies Partial<Record<Outcome, MessageKey>>

/** The form: its draft is kept while one types, and each message is put into the outbox once. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() => draft.get() ?? emptyForm)
  // One a message: a second press writes the same entry.
  const [id, setId] = useState(makeRequestId)
  const [isDraftKept, setDraftKept] = useState(true)
  const [tries, setTries] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>('none')
  const problems = problemsOf(values)

  useEffect(() => {
    if (tries > 0) focusIn(form.current, '[aria-invalid=true]')
  }, [tries])

  function change(part: Partial<ContactForm>): void {
    const next = { ...values, ...part }
    setValues(next)
    setOutcome('none')
    setDraftKept(draft.set(next))
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (Object.keys(problems).length > 0) {
      setTries(tries + 1)
      return
    }
    setBusy(true)
    try {
      await keepMessage({ ...values, id, writtenAt: Date.now() })
      setId(makeRequestId())
      setValues(emptyForm)
      draft.set(null)
      setTries(0)
      setOutcome('kept')
    } catch (cause) {
      console.error('The message could not be kept', cause)
      setOutcome(isFull(cause) ? 'full' : 'refused')
    }
    setBusy(false)
  }

  return {
    form,
    values,
    change,
    submit,
    isBusy,
    isDrafted: values.message !== '' || values.name !== '',
    isDraftKept,
    outcome,
    problems: tries > 0 ? problems : {},
  }
}

/** What was being written, with every field a string. */
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
