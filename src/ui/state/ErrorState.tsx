import type { ReactNode } from 'react'
import { BusyButton } from '../form/BusyButton'
import { AlertIcon } from '../icons/entrance'
import { useText } from '../intl/useText'
import { StateMessage } from './StateMessage'

interface ErrorStateProps {
  title?: string
  /** What went wrong, in words for the person: mostly the server's own. */
  message: string
  onRetry: () => void
  /** Whether a retry is under way. */
  busy?: boolean
  /** What else the person can do about it. */
  help?: ReactNode
}

/** A load that failed and has nothing to show. Where an earlier answer is there, the caller goes on showing that. */
export function ErrorState({ title, message, onRetry, busy = false, help }: ErrorStateProps) {
  const text = useText()
  return (
    <StateMessage
      role="alert"
      icon={<AlertIcon size={32} />}
      title={title ?? text('ui.errorTitle')}
      message={message}
      action={
        <>
          <BusyButton variant="outlined" onClick={onRetry} busy={busy}>
            {text('ui.retry')}
          </BusyButton>
          {help}
        </>
      }
    />
  )
}
