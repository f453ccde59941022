import IconButton from '@mui/material/IconButton'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useOnline } from '#api/client/refetch'
import {
  type BalanceRefreshRoot,
  type RefreshPhase,
  refreshBalance,
  selectRefreshPhase,
} from '#api/money/balanceRefresh'
import { Spinner } from '#ui/form/PlainButton'
import { RefreshIcon } from '#ui/icons/controls'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { VisuallyHidden } from '#ui/page/Page'
import { openAlert } from '#ui/toast/toastSlice'

/** Refreshes the balance. While it cannot, the button shows the reason. */
export function RefreshButton({ userId }: { userId: string }) {
  const text = useText()
  const stateId = useId()
  const { isBusy, reason, refresh } = useBalanceRefresh(userId)
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={text('shell.refresh')}
        aria-describedby={stateId}
        title={reason ?? text('shell.refresh')}
        // Not `disabled`, which would take the focus from the button just pressed.
        aria-disabled={reason !== null}
        disableRipple={reason !== null}
        onClick={() => reason === null && refresh()}
        sx={{ '&[aria-disabled="true"]': { opacity: 0.7, cursor: 'default' } }}
      >
        {isBusy ? <Spinner /> : <RefreshIcon />}
      </IconButton>
      <VisuallyHidden as="output" id={stateId}>
        {reason}
      </VisuallyHidden>
    </>
  )
}

interface BalanceRefresh {
  isBusy: boolean
  /** Why the balance cannot be refreshed now; null if it can. */
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

/** Refreshes the balance, for a button. A toast shows a failure, and the old balance stays. */
function useBalanceRefresh(userId: string): BalanceRefresh {
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
