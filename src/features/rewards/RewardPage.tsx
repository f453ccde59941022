import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { RewardGate } from './RewardGate'

interface Props {
  title: string
  children: (userId: string) => ReactNode
}

/** Layout of a page for one kind of reward, with a link back to all rewards. */
export function RewardPage({ title, children }: Props) {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page
      title={title}
      parentLink={
        <ButtonLink to={memberPaths.rewards} variant="outlined">
          {text('rewards.toHub')}
        </ButtonLink>
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
