import { useReceivedWithQuery } from '#api/promotion/promotion'
import type { Received } from '#contract/promotion/promotion'
import { providerExt } from '#lib/environment'

/** The promotion that was taken with a deposit; undefined where there is none, and while it is loading. */
export function useDepositPromotion(userId: string, depositId: string): Received | undefined {
  const { currentData } = useReceivedWithQuery(
    { userId, depositId },
    { skip: !providerExt || userId === '' },
  )
  return currentData?.value.find((received) => received.depositId === depositId)
}
