import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/ButtonLink'
import { GiftIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/EmptyState'

/** The address names a promotion that the provider does not know. */
export function NotFound() {
  const text = useText()
  return (
    <EmptyState
      icon={<GiftIcon size={32} />}
      title={text('promotion.title')}
      message={text('promotion.notFound')}
      action={
        <ButtonLink to={memberPaths.promotions} variant="outlined">
          {text('promotion.all')}
        </ButtonLink>
      }
    />
  )
}
