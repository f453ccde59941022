import { bothLoads, type LoadState, loadState } from '#api/cache/loadState'
import { useAskAgainWhen } from '#api/client/refetch'
import { useWalletQuery } from '#api/money/wallet'
import { useAvailablePromotionQuery } from '#api/promotion/promotion'
import type { ActivePromotion, Received } from '#contract/promotion/promotion'
import type { Wallet } from '#contract/wallet/wallet'
import { providerExt } from '#lib/environment'
import { GiftIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { TurnoverLocks } from '#ui/money/TurnoverLocks'
import { SectionCard } from '#ui/page/SectionCard'
import { EmptyState } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { CancelAction } from '../cancel/CancelAction'
import { ActiveProgress } from './ActiveProgress'
import { WaitingProgress } from './WaitingProgress'

interface Props {
  userId: string
}

/** The player's current promotion, active or waiting for its deposit, and all other locks on the credit. */
export function CurrentCard({ userId }: Props) {
  const text = useText()
  const state = useCurrent(userId)
  return (
    <SectionCard title={text('promotion.active.title')} busy={state.busy}>
      <LoadArea state={state} skeleton={<SkeletonLines lines={6} lineHeight={36} />}>
        {([{ active, waiting }, wallet]) => {
          const others = wallet?.locks.filter(({ source }) => source !== 'promotion') ?? []
          return (
            <>
              {active && <ActiveProgress promotion={active} wallet={wallet} />}
              {!active && waiting && <WaitingProgress received={waiting} />}
              {!active && !waiting && (
                <EmptyState
                  icon={<GiftIcon size={32} />}
                  title={text('promotion.active.none')}
                  message={text(noneMeans(wallet))}
                />
              )}
              {others.length > 0 && <TurnoverLocks locks={others} />}
              <CancelAction userId={userId} current={currentOf(active, waiting)} />
            </>
          )
        }}
      </LoadArea>
    </SectionCard>
  )
}

/**
 * Includes the wallet, which alone knows the other locks; without it if the provider has none or does
 * not answer.
 */
function useCurrent(userId: string): LoadState<[Available, Wallet | null]> {
  const available = loadState(useAvailablePromotionQuery(userId))
  const wallet = loadState(useWalletQuery(userId, { skip: !providerExt }))
  const { active, waiting } = available.answer?.value ?? {}
  const expiresAt = active?.expiresAt ?? waiting?.expiresAt ?? Infinity
  // An expired promotion loses its bonus, so an open page must refetch too.
  useAskAgainWhen('Promotion', (moment) => Number(moment < expiresAt))
  useAskAgainWhen('Balance', (moment) => Number(moment < expiresAt))
  const missing = wallet.answer === undefined && wallet.failure !== null
  if (providerExt && !missing) return bothLoads(available, wallet)
  const { answer } = available
  return { ...available, answer: answer && { ...answer, value: [answer.value, null] } }
}

interface Available {
  active: ActivePromotion | null
  waiting: Received | null
}

function noneMeans(wallet: Wallet | null) {
  if (wallet === null) return 'promotion.active.noneKnown'
  const free = wallet.locks.length === 0 && wallet.turnoverLeft === 0
  return free ? 'promotion.active.noneMeans' : 'promotion.active.tied'
}

/** The promotion that can be cancelled; null if there is none, or if the provider gives it no id. */
function currentOf(
  active: ActivePromotion | null,
  waiting: Received | null,
): Parameters<typeof CancelAction>[0]['current'] {
  if (active) {
    const { receivedId, PromotionName: name } = active
    return receivedId === null ? null : { receivedId, name, active: true }
  }
  return waiting && { receivedId: waiting.receivedId, name: waiting.PromotionName, active: false }
}
