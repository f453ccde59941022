import type { Failure } from '#contract/failure'
import { BusyButton } from '#ui/form/BusyButton'
import { AlertIcon } from '#ui/icons/entrance'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { CardMessage } from './CardMessage'

interface Props {
  failure: Failure
  busy: boolean
  onRetry: () => void
}

/** A load that gave nothing at all. It never looks like a number. */
export function CardError({ failure, busy, onRetry }: Props) {
  const text = useText()
  const errorMessage = useErrorMessage()
  return (
    <CardMessage
      alert
      icon={<AlertIcon size={28} />}
      title={text('ui.errorTitle')}
      message={errorMessage(failure)}
      action={
        <BusyButton variant="outlined" onClick={onRetry} busy={busy}>
          {text('ui.retry')}
        </BusyButton>
      }
    />
  )
}
