import { type SubmitEvent, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { focusIn } from '#ui/form/focusIn'
import { SubmitButton } from '#ui/form/PlainButton'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { openAlert } from '#ui/toast/toastSlice'
import { hashPin } from '../pin'
import { type LockDelay, storedLock } from '../storedLock'
import { DelayField } from './DelayField'
import { type NewPinErrors, NewPinFields, newPinErrors, noPin } from './NewPinFields'

/** Switches the lock on: the PIN, twice, and when the app asks for it. */
export function TurnOnForm({ userId }: { userId: string }) {
  const text = useText()
  const dispatch = useDispatch()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(noPin)
  const [errors, setErrors] = useState<NewPinErrors>({})
  const [after, setAfter] = useState<LockDelay>(1)
  const [busy, setBusy] = useState(false)
  const [isRefused, setRefused] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const found = newPinErrors(typed)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first !== undefined) {
      focusIn(form.current, `[name=${first}]`)
      return
    }
    setBusy(true)
    const lock = { pin: await hashPin(typed.pin), after, tries: 0, device: null }
    const isKept = storedLock(userId).set(lock)
    if (isKept) {
      dispatch(openAlert('success', text('appLock.isOn')))
      return
    }
    // A lock that storage cannot keep would be gone at the next start.
    storedLock(userId).set(null)
    setRefused(true)
    setBusy(false)
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      {isRefused && <Note tone="error">{text('appLock.notKept')}</Note>}
      <NewPinFields
        value={typed}
        errors={errors}
        onChange={(value) => {
          setTyped(value)
          setErrors({})
        }}
      />
      <DelayField value={after} onChange={setAfter} />
      <SubmitButton busy={busy}>{text('appLock.turnOn')}</SubmitButton>
    </form>
  )
}
