import type { ReactNode } from 'react'
import { useBlock } from '#api/protection/limits'
import { providerExt } from '#lib/environment'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { ShieldIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { NotAvailable } from '#ui/state/NotAvailable'
import { EmptyState } from '#ui/state/Note'
import { useNow } from '#ui/time/useNow'

interface Props {
  userId: string
  children: ReactNode
}

/** Shows rewards only if the provider supports them and the player is not on a break. */
export function RewardGate({ userId, children }: Props) {
  const block = useBlock(userId, useNow())
  if (!providerExt) return <NotAvailable />
  return block === null ? children : <BlockedNote />
}

/** Shown instead of the rewards during a break or self-exclusion. */
function BlockedNote() {
  const text = useText()
  return (
    <EmptyState
      icon={<ShieldIcon size={32} />}
      title={text('rewards.blockedTitle')}
      message={text('rewards.blocked')}
      action={
        <ButtonLink to={memberPaths.limits} variant="outlined">
          {text('rewards.cashback.limits')}
        </ButtonLink>
      }
    />
  )
}
