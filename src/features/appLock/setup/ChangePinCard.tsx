import { type SubmitEvent, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { focusIn } from '#ui/form/focusIn'
import { SubmitButton } from '#ui/form/PlainButton'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { openAlert } from '#ui/toast/toastSlice'
import { PinField } from '../PinField'
import { hashPin } from '../pin'
import { storedLock } from '../storedLock'
import { type NewPinErrors, NewPinFields, newPinErrors, noPin } from './NewPinFields'
import { usePresentPin } from './usePresentPin'

export function ChangePinCard({ userId }: { userId: string }) {
  const text = useText()
  const dispatch = useDispatch()
  const form = useRef<HTMLFormElement>(null)
  const present = usePresentPin(userId)
  const [typed, setTyped] = useState(noPin)
  const [errors, setErrors] = useState<NewPinErrors>({})

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const found = newPinErrors(typed)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first !== undefined) {
      focusIn(form.current, `[name=${first}]`)
    } else if (await present.check()) {
      const pin = await hashPin(typed.pin)
      storedLock(userId).update((last) => last && { ...last, pin })
      present.setPin('')
      setTyped(noPin)
      dispatch(openAlert('success', text('appLock.changed')))
    } else {
      focusIn(form.current, '[name=present]')
    }
  }

  return (
    <SectionCard title={text('appLock.change')}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <PinField
          label={text('appLock.present')}
          name="present"
          required
          value={present.pin}
          onChange={present.setPin}
          error={present.error}
        />
        <NewPinFields
          value={typed}
          errors={errors}
          onChange={(value) => {
            setTyped(value)
            setErrors({})
          }}
        />
        <SubmitButton busy={present.busy}>{text('appLock.change')}</SubmitButton>
      </form>
    </SectionCard>
  )
}
