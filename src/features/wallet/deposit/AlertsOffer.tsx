import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { offeredAlerts, turnOffAlerts, turnOnAlerts, useAlerts } from '#api/notifications/alerts'
import { memberPaths } from '#lib/paths/member'
import { cardGround } from '#ui/appearance/grounds'
import { BellIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'

/** Asks once per player and device whether to show an alert when a deposit is decided. */
export function AlertsOffer({ userId }: { userId: string }) {
  const text = useText()
  const { isUnasked, groups, permission } = useAlerts(userId)
  const [isAnswered, setAnswered] = useState(false)

  async function accept(): Promise<void> {
    setAnswered(true)
    await turnOnAlerts(userId, offeredAlerts)
  }

  if (isUnasked) {
    return (
      <Offer role="group" aria-label={text('notifications.alerts.title')}>
        <BellIcon size={22} />
        <p>{text('notifications.alerts.offer')}</p>
        <Actions>
          <Button onClick={() => turnOffAlerts(userId, offeredAlerts)}>
            {text('notifications.alerts.offerNo')}
          </Button>
          <Button variant="outlined" onClick={() => void accept()}>
            {text('notifications.alerts.offerYes')}
          </Button>
        </Actions>
      </Offer>
    )
  }
  if (!isAnswered) return null
  if (permission === 'denied') {
    return <Note tone="info">{text('notifications.alerts.blocked')}</Note>
  }
  if (groups.length === 0) return null
  return (
    <Note tone="success">
      {text('notifications.alerts.done')}{' '}
      <Link to={memberPaths.install}>{text('account.install.title')}</Link>
    </Note>
  )
}

const Offer = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 12,
  padding: '12px 16px',
  ...cardGround(theme),
  svg: { flexShrink: 0, color: theme.palette.primary.readable },
  p: { flex: '1 1 220px', minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
}))

const Actions = styled('div')({
  flex: '1 1 100%',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  '& > *': { minHeight: 44 },
})
