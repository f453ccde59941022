import { useWalletQuery } from '#api/money/wallet'
import { useBlock } from '#api/protection/limits'
import { providerExt } from '#lib/environment'
import { useNow } from '#ui/time/useNow'

/** A player who never had a deposit credited, has none under way, and may make one. False while that is not known. */
export function useHasNoDeposit(userId: string): boolean {
  const { currentData } = useWalletQuery(userId, { skip: !providerExt })
  const block = useBlock(userId, useNow())
  if (currentData === undefined || block !== null) return false
  const { depositTotal, openDepositId, reviewDepositIds } = currentData.value
  return depositTotal === 0 && openDepositId === null && reviewDepositIds.length === 0
}
