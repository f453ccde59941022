import type { SubmitEvent } from 'react'
import { useDispatch } from 'react-redux'
import { SubmitButton } from '#ui/form/PlainButton'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { openAlert } from '#ui/toast/toastSlice'
import { PinField } from '../PinField'
import { storedLock } from '../storedLock'
import { usePresentPin } from './usePresentPin'

export function TurnOffCard({ userId }: { userId: string }) {
  const text = useText()
  const dispatch = useDispatch()
  const present = usePresentPin(userId)

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (!(await present.check())) return
    storedLock(userId).set(null)
    dispatch(openAlert('success', text('appLock.isOff')))
  }

  return (
    <SectionCard title={text('appLock.turnOff')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <PinField
          label={text('appLock.present')}
          name="presentToTurnOff"
          required
          value={present.pin}
          onChange={present.setPin}
          error={present.error}
          announced
        />
        <SubmitButton busy={present.busy}>{text('appLock.turnOff')}</SubmitButton>
      </form>
    </SectionCard>
  )
}
