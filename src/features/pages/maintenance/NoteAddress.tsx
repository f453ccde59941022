import { styled } from '@mui/material/styles'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { storedByName, storedText } from '#lib/storage/storedValue'
import { Field } from '#ui/form/Field'
import { PlainButton } from '#ui/form/PlainButton'
import { useText } from '#ui/intl/useText'
import { emailError } from '../emailError'

/** The address saved on this device, for each design of the page. */
const notedAddress = storedByName((design) => storedText(`coming-soon-${design}`))

/** Form that saves an address on this device. There is no server to write to it, and the page says so. */
export function NoteAddress({ variant }: { variant: 1 | 2 }) {
  const text = useText()
  const stored = notedAddress(String(variant))
  const [noted, setNoted] = useState(stored.get)
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [outcome, setOutcome] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const removal = useRef<HTMLButtonElement>(null)
  /** Whether a pressed button has just been replaced by the other control, which then takes the focus. */
  const isPressed = useRef(false)
  useEffect(() => {
    if (!isPressed.current) return
    isPressed.current = false
    if (noted === null) field.current?.focus()
    else removal.current?.focus()
  }, [noted])

  function note(event: FormEvent): void {
    event.preventDefault()
    const found = emailError(email)
    setError(found && text(found))
    if (found) {
      field.current?.focus()
      return
    }
    const address = email.trim()
    const isStored = stored.set(address)
    isPressed.current = isStored
    if (isStored) setNoted(address)
    setOutcome(isStored ? '' : text('pages.soon.notKept'))
  }

  function remove(): void {
    stored.set(null)
    isPressed.current = true
    setNoted(null)
    setEmail('')
    setOutcome(text('pages.soon.removed'))
  }

  return (
    <Place>
      {noted === null && (
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
            announced
            inputRef={field}
            hint={text('pages.soon.remindHint')}
            onChange={setEmail}
          />
          <PlainButton type="submit">{text('pages.soon.remind')}</PlainButton>
        </Form>
      )}
      <output>{noted === null ? outcome : text('pages.soon.kept', { email: noted })}</output>
      {noted !== null && (
        <PlainButton ref={removal} type="button" onClick={remove}>
          {text('pages.soon.remove')}
        </PlainButton>
      )}
    </Place>
  )
}

const Place = styled('div')({
  '& output': { display: 'block', margin: '1em 0', overflowWrap: 'anywhere' },
  '& output:empty': { margin: 0 },
})

const Form = styled('form')({ maxWidth: 420 })
