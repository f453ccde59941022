import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { providerExt } from '#lib/environment'
import { OpenDepositBadge } from './OpenDepositBadge'
import { RewardBadge } from './RewardBadge'
import { UnreadBadge } from './UnreadBadge'

/** The number of what waits in a section; nothing where nothing can wait. */
export function BadgeCount({ section }: { section: string }) {
  const userId = useSelector(selectPlayer)?.id
  if (userId === undefined) return null
  if (section === 'money') return <OpenDepositBadge userId={userId} />
  if (section === 'rewards' && providerExt) return <RewardBadge userId={userId} />
  return section === 'account' ? <UnreadBadge userId={userId} /> : null
}
