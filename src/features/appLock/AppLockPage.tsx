import { styled } from '@mui/material/styles'
import type { SubmitEvent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import type { Player } from '#contract/account/account'
import { SubmitButton } from '#ui/form/PlainButton'
import { LockIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { Cards, SectionCard } from '#ui/page/SectionCard'
import { EmptyState } from '#ui/state/Note'
import { openAlert } from '#ui/toast/toastSlice'
import { PinField } from './PinField'
import { canHashPins } from './pin'
import { ChangePinCard } from './setup/ChangePinCard'
import { LockSettings } from './setup/LockSettings'
import { TurnOnForm } from './setup/TurnOnForm'
import { usePresentPin } from './setup/usePresentPin'
import { storedLock, useStoredLock } from './storedLock'

/** Settings page of the app lock: the PIN, and when the app asks for it. */
export function AppLockPage() {
  const text = useText()
  const player = useSelector(selectPlayer)
  return (
    <Page title={text('appLock.title')}>
      <Lead>{text('appLock.lead')}</Lead>
      <Lead>{text('appLock.scope')}</Lead>
      {player !== null && canHashPins() && <LockCards key={player.id} player={player} />}
      {!canHashPins() && (
        <EmptyState
          icon={<LockIcon size={32} />}
          title={text('errorCode.notavailable')}
          message={text('appLock.notKept')}
        />
      )}
    </Page>
  )
}

function LockCards({ player }: { player: Player }) {
  const text = useText()
  const lock = useStoredLock(player.id)
  return (
    <Cards>
      <SectionCard title={text(lock === null ? 'appLock.isOff' : 'appLock.isOn')}>
        {lock === null ? (
          <TurnOnForm userId={player.id} />
        ) : (
          <LockSettings player={player} lock={lock} />
        )}
      </SectionCard>
      {lock !== null && (
        <>
          <ChangePinCard userId={player.id} />
          <TurnOffCard userId={player.id} />
        </>
      )}
    </Cards>
  )
}

const Lead = styled('p')({ margin: '0 0 12px', maxWidth: '70ch' })

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
