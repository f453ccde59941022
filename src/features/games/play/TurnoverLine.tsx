import { loadState } from '#api/cache/loadState'
import { useWalletQuery } from '#api/money/wallet'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { TurnoverLocks } from '#ui/money/TurnoverLocks'
import { SkeletonLines } from '#ui/state/SkeletonLines'

/** What the rounds count towards: every stake counts for each promotion, code and cashback that is played through. */
export function TurnoverLine({ userId }: { userId: string }) {
  const text = useText()
  const wallet = loadState(useWalletQuery(userId))
  return (
    <LoadArea state={wallet} skeleton={<SkeletonLines lines={2} lineHeight={28} />}>
      {({ locks }) =>
        locks.length === 0 ? <p>{text('wallet.nothingLocked')}</p> : <TurnoverLocks locks={locks} />
      }
    </LoadArea>
  )
}
