import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectPlayer } from '#api/session/session'
import { memberPaths } from '#lib/paths/member'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { RewardGate } from './RewardGate'

interface Props {
  title: string
  children: (userId: string) => ReactNode
}

/** The frame of one kind of reward, with the way back to all of them. */
export function RewardPage({ title, children }: Props) {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page
      title={title}
      actions={
        <Button component={Link} to={memberPaths.rewards} variant="outlined">
          {text('rewards.toHub')}
        </Button>
      }
    >
      {userId !== undefined && (
        <RewardGate key={userId} userId={userId}>
          {children(userId)}
        </RewardGate>
      )}
    </Page>
  )
}
