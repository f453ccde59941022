import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { pushSent } from '#api/notifications/pushSent'
import { endTold, offeredGroups, useTelling, wantTold } from '#api/notifications/wanted'
import { isMocked } from '#lib/environment'
import { SwitchField } from '#ui/form/SwitchField'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { Note } from '#ui/state/Note'

/** What this device tells while the app is not looked at, each kind by a switch of its own. */
export function TellingCard({ userId }: { userId: string }) {
  const text = useText()
  const { permission, told } = useTelling(userId)
  const sent = useSyncExternalStore(pushSent.subscribe, pushSent.get)
  // The simulation takes the wish, and has no server to push from.
  const isPushed = sent !== null && !isMocked
  const isImpossible = permission === 'denied' || permission === 'unsupported'
  return (
    <SectionCard
      title={text('notifications.telling.title')}
      action={
        told.length > 0 && (
          <Button onClick={() => endTold(userId, offeredGroups)}>
            {text('notifications.telling.allOff')}
          </Button>
        )
      }
    >
      <Lead>{text(`notifications.telling.${isPushed ? 'whileClosed' : 'whileOpen'}`)}</Lead>
      {permission === 'denied' && <Note tone="info">{text('notifications.telling.blocked')}</Note>}
      {permission === 'unsupported' && (
        <Note tone="info">{text('notifications.telling.unsupported')}</Note>
      )}
      {offeredGroups.map((group) => (
        <SwitchField
          key={group}
          label={text(`notifications.telling.${group}`)}
          hint={text(`notifications.telling.${group}Hint`)}
          checked={told.includes(group)}
          disabled={isImpossible}
          onChange={(isWanted) =>
            isWanted ? void wantTold(userId, [group]) : endTold(userId, [group])
          }
        />
      ))}
    </SectionCard>
  )
}

const Lead = styled('p')({ margin: 0, maxWidth: '70ch' })
