import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import { useOnline } from '#api/client/refetch'
import {
  type BalanceRefreshRoot,
  type RefreshPhase,
  refreshBalance,
  selectRefreshPhase,
} from '#api/money/balanceRefresh'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { openAlert } from '#ui/toast/toastSlice'

interface BalanceRefresh {
  isBusy: boolean
  /** Why it cannot be asked for now; null when it can. */
  reason: string | null
  refresh: () => void
}

const phaseReasons: Readonly<Record<RefreshPhase, MessageKey | null>> = {
  idle: null,
  calling: 'shell.refreshing',
  waiting: 'shell.refreshing',
  reloading: 'shell.refreshing',
  locked: 'shell.refreshLocked',
}

/** Refreshing the balance, for a button. A failure is told in a toast; the old balance stays. */
export function useBalanceRefresh(userId: string): BalanceRefresh {
  const text = useText()
  const errorMessage = useErrorMessage()
  const dispatch = useDispatch<ThunkDispatch<BalanceRefreshRoot, unknown, UnknownAction>>()
  const phase = useSelector(selectRefreshPhase)
  const online = useOnline()

  async function refresh(): Promise<void> {
    const outcome = await dispatch(refreshBalance(userId))
    if (!refreshBalance.rejected.match(outcome) || outcome.payload === undefined) return
    const message = text('shell.refreshFailed', { reason: errorMessage(outcome.payload) })
    dispatch(openAlert('error', message))
  }

  const phaseReason = phaseReasons[phase]
  const reasonKey = phaseReason ?? (online ? null : 'shell.refreshOffline')
  return {
    isBusy: phaseReason === 'shell.refreshing',
    reason: reasonKey === null ? null : text(reasonKey),
    refresh: () => void refresh(),
  }
}
