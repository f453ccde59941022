import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { offeredAlerts, turnOffAlerts, turnOnAlerts, useAlerts } from '#api/notifications/alerts'
import { pushSent } from '#api/notifications/push'
import { isMocked } from '#lib/environment'
import { SwitchField } from '#ui/form/SwitchField'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { Note } from '#ui/state/Note'

/** Alerts that this device shows while the app is in the background, with one switch per kind. */
export function AlertsCard({ userId }: { userId: string }) {
  const text = useText()
  const { permission, groups } = useAlerts(userId)
  const sent = useSyncExternalStore(pushSent.subscribe, pushSent.get)
  // The simulation accepts the subscription, but has no server that could push.
  const isPushed = sent !== null && !isMocked
  const isImpossible = permission === 'denied' || permission === 'unsupported'
  return (
    <SectionCard
      title={text('notifications.alerts.title')}
      action={
        groups.length > 0 && (
          <Button onClick={() => turnOffAlerts(userId, offeredAlerts)}>
            {text('notifications.alerts.allOff')}
          </Button>
        )
      }
    >
      {/* Promise nothing that the browser refuses. */}
      {!isImpossible && (
        <Lead>{text(`notifications.alerts.${isPushed ? 'whileClosed' : 'whileOpen'}`)}</Lead>
      )}
      {permission === 'denied' && <Note tone="info">{text('notifications.alerts.blocked')}</Note>}
      {permission === 'unsupported' && (
        <Note tone="info">{text('notifications.alerts.unsupported')}</Note>
      )}
      {offeredAlerts.map((group) => (
        <SwitchField
          key={group}
          label={text(`notifications.alerts.${group}`)}
          hint={text(`notifications.alerts.${group}Hint`)}
          checked={groups.includes(group)}
          disabled={isImpossible}
          onChange={(isWanted) =>
            isWanted ? void turnOnAlerts(userId, [group]) : turnOffAlerts(userId, [group])
          }
        />
      ))}
    </SectionCard>
  )
}

const Lead = styled('p')({ margin: 0, maxWidth: '70ch' })
