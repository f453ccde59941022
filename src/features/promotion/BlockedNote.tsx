import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { ShieldIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/Note'

/** In place of the offers while a player takes a break or has excluded themselves. */
export function BlockedNote() {
  const text = useText()
  return (
    <EmptyState
      icon={<ShieldIcon size={32} />}
      title={text('promotion.blocked.title')}
      message={text('promotion.blocked.text')}
      action={
        <ButtonLink to={memberPaths.limits} variant="outlined">
          {text('promotion.blocked.action')}
        </ButtonLink>
      }
    />
  )
}
