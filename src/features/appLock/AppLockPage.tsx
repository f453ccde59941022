import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import type { Player } from '#contract/account/account'
import { LockIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { Cards, SectionCard } from '#ui/page/SectionCard'
import { EmptyState } from '#ui/state/Note'
import { canHashPins } from './pin'
import { ChangePinCard } from './setup/ChangePinCard'
import { LockSettings } from './setup/LockSettings'
import { TurnOffCard } from './setup/TurnOffCard'
import { TurnOnForm } from './setup/TurnOnForm'
import { useStoredLock } from './storedLock'

/** Where a player has the app ask for a PIN, and says when. */
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
          title={text('refusal.notavailable')}
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
