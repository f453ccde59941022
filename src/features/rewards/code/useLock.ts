import type { MoneyState } from '#api/money/moneyState'
import { providerNow } from '#lib/providerClock'
import { useTimeLeft } from '#ui/money/useTimeLeft'

/** How long codes are refused after too many wrong ones, in milliseconds; 0 when they are not. */
export function useLock(state: MoneyState<unknown, unknown>): number {
  return useTimeLeft(lockedUntil(state), providerNow)
}

function lockedUntil(state: MoneyState<unknown, unknown>): number {
  if (state.phase !== 'refused' || state.code !== 'codelocked') return 0
  const until = state.failure.values?.['time']
  return typeof until === 'number' ? until : 0
}
