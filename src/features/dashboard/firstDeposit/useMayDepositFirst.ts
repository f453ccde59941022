import { useWalletQuery } from '#api/money/wallet'
import { useBlock } from '#api/protection/limits'
import { providerExt } from '#lib/environment'
import { useNow } from '#ui/time/useNow'

/**
 * Whether the player never had a deposit credited, has none in progress, and may make one. Undefined while
 * unknown.
 */
export function useMayDepositFirst(userId: string): boolean | undefined {
  const { currentData } = useWalletQuery(userId, { skip: !providerExt })
  const block = useBlock(userId, useNow())
  if (!providerExt || block !== null) return false
  if (currentData === undefined) return undefined
  const { depositTotal, openDepositId, reviewDepositIds } = currentData.value
  return depositTotal === 0 && openDepositId === null && reviewDepositIds.length === 0
}
