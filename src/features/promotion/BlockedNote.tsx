import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { ShieldIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/Note'

/** Shown instead of the promotions during a break or self-exclusion. */
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
