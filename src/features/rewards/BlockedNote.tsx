import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/ButtonLink'
import { ShieldIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/EmptyState'

/** In place of the rewards while a player takes a break or has excluded themselves. */
export function BlockedNote() {
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
