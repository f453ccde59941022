import { loadState } from '../../../api/loadState'
import { useAvailablePromotionQuery } from '../../../api/promotion'
import { GiftIcon } from '../../../ui/icons/GiftIcon'
import { useText } from '../../../ui/intl/useText'
import { LoadArea } from '../../../ui/load/LoadArea'
import { SectionCard } from '../../../ui/page/SectionCard'
import { EmptyState } from '../../../ui/state/EmptyState'
import { SkeletonLines } from '../../../ui/state/SkeletonLines'
import { CancelAction } from '../cancel/CancelAction'
import { ActiveProgress } from './ActiveProgress'
import { WaitingProgress } from './WaitingProgress'

interface Props {
  userId: string
}

/** The one promotion that a player has: in use, waiting for its deposit, or none. */
export function CurrentCard({ userId }: Props) {
  const text = useText()
  const state = loadState(useAvailablePromotionQuery(userId))
  return (
    <SectionCard title={text('promotion.active.title')} busy={state.busy}>
      <LoadArea state={state} skeleton={<SkeletonLines lines={6} lineHeight={36} />}>
        {({ active, waiting }) => (
          <>
            {active && <ActiveProgress promotion={active} />}
            {!active && waiting && <WaitingProgress received={waiting} />}
            {!active && !waiting && (
              <EmptyState
                icon={<GiftIcon size={32} />}
                title={text('promotion.active.none')}
                message={text('promotion.active.noneMeans')}
              />
            )}
            <CancelAction userId={userId} current={currentOf(active, waiting)} />
          </>
        )}
      </LoadArea>
    </SectionCard>
  )
}

type Cancellable = Parameters<typeof CancelAction>[0]['current']

/** What can be given up; null where there is nothing, or the provider has no id for it. */
function currentOf(
  active: { receivedId: string | null; PromotionName: string; bonus: Bonus } | null,
  waiting: { receivedId: string; PromotionName: string } | null,
): Cancellable {
  if (active) {
    const { receivedId, PromotionName: name, bonus } = active
    return receivedId === null ? null : { receivedId, name, bonus }
  }
  return waiting && { receivedId: waiting.receivedId, name: waiting.PromotionName, bonus: null }
}

type Bonus = NonNullable<NonNullable<Cancellable>['bonus']>
