import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import { Spinner } from '#ui/form/PlainButton'
import { RefreshIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'
import { useBalanceRefresh } from './useBalanceRefresh'

/** Has the balance brought up to date; says why it cannot while it cannot. */
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
        // Not `disabled`: that would take the focus from whoever has just pressed it.
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
