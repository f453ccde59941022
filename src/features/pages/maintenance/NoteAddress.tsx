import { styled } from '@mui/material/styles'
import { type FormEvent, useState } from 'react'
import { storedByName, storedText } from '#lib/storage/storedValue'
import { Field } from '#ui/form/Field'
import { PlainButton } from '#ui/form/PlainButton'
import { useText } from '#ui/intl/useText'
import { emailError } from '../emailError'

/** The address that somebody noted on this device, for each design of the page. */
const notedAddress = storedByName((design) => storedText(`coming-soon-${design}`))

/** Keeps an address on this device: there is no server that would write to it, and that is said. */
export function NoteAddress({ variant }: { variant: 1 | 2 }) {
  const text = useText()
  const stored = notedAddress(String(variant))
  const [noted, setNoted] = useState(stored.get)
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [outcome, setOutcome] = useState('')

  function note(event: FormEvent): void {
    event.preventDefault()
    const found = emailError(email)
    setError(found && text(found))
    if (found) return
    const address = email.trim()
    const isStored = stored.set(address)
    if (isStored) setNoted(address)
    setOutcome(isStored ? '' : text('pages.soon.notKept'))
  }

  function remove(): void {
    stored.set(null)
    setNoted(null)
    setEmail('')
    setOutcome(text('pages.soon.removed'))
  }

  return (
    <div>
      {noted === null ? (
        <Form noValidate onSubmit={note}>
          <Field
            label={text('pages.auth.email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            error={error}
            hint={text('pages.soon.remindHint')}
            onChange={setEmail}
          />
          <PlainButton type="submit">{text('pages.soon.remind')}</PlainButton>
        </Form>
      ) : (
        <>
          <p>{text('pages.soon.kept', { email: noted })}</p>
          <PlainButton type="button" onClick={remove}>
            {text('pages.soon.remove')}
          </PlainButton>
        </>
      )}
      <output>{outcome}</output>
    </div>
  )
}

const Form = styled('form')({ maxWidth: 420 })
