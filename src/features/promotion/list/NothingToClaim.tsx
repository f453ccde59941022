import type { AvailablePromotion } from '#contract/promotion/promotion'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { GiftIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/Note'

interface Props {
  taken: Pick<AvailablePromotion, 'active' | 'waiting'>
  /** Whether the operator offers no promotion at all. */
  isEmpty: boolean
}

/** Shown if the player can claim no promotion: why, and what to do next. */
export function NothingToClaim({ taken: { active, waiting }, isEmpty }: Props) {
  const text = useText()
  const icon = <GiftIcon size={32} />
  if (active || waiting) {
    return (
      <EmptyState
        icon={icon}
        title={text('promotion.noneNow')}
        message={text(active ? 'promotion.why.active' : 'promotion.why.waiting')}
        action={
          <ButtonLink to={memberPaths.received} variant="outlined">
            {text('promotion.receive.toProgress')}
          </ButtonLink>
        }
      />
    )
  }
  if (isEmpty) return <EmptyState icon={icon} message={text('promotion.empty')} />
  return (
    <EmptyState
      icon={icon}
      title={text('promotion.noneNow')}
      message={text('promotion.noneNowMeans')}
    />
  )
}
