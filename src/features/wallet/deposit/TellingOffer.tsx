import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { endTold, offeredGroups, useTelling, wantTold } from '#api/notifications/wanted'
import { memberPaths } from '#lib/paths/member'
import { cardGround } from '#ui/art/cardGround'
import { BellIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'

/** Asks, once a player and device, whether it shall tell what comes of deposits; whatever is answered holds. */
export function TellingOffer({ userId }: { userId: string }) {
  const text = useText()
  const { isUnasked, told, permission } = useTelling(userId)
  const [isAnswered, setAnswered] = useState(false)

  async function accept(): Promise<void> {
    setAnswered(true)
    await wantTold(userId, offeredGroups)
  }

  if (isUnasked) {
    return (
      <Offer role="group" aria-label={text('notifications.telling.title')}>
        <BellIcon size={22} />
        <p>{text('notifications.telling.offer')}</p>
        <Actions>
          <Button onClick={() => endTold(userId, offeredGroups)}>
            {text('notifications.telling.offerNo')}
          </Button>
          <Button variant="outlined" onClick={() => void accept()}>
            {text('notifications.telling.offerYes')}
          </Button>
        </Actions>
      </Offer>
    )
  }
  if (!isAnswered) return null
  if (permission === 'denied') {
    return <Note tone="info">{text('notifications.telling.blocked')}</Note>
  }
  if (told.length === 0) return null
  return (
    <Note tone="success">
      {text('notifications.telling.done')}{' '}
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
