import { BusyIconButton } from '#ui/form/BusyButton'
import { RefreshIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'

interface AskAgainProps {
  /** Result of the query hook. */
  result: { isFetching: boolean; refetch: () => unknown }
}

/** Refetches a card's data at once; it is also polled every few seconds. */
export function AskAgain({ result: { isFetching, refetch } }: AskAgainProps) {
  const text = useText()
  return (
    <BusyIconButton
      aria-label={text('adminSite.form.refresh')}
      title={text('adminSite.form.refresh')}
      busy={isFetching}
      onClick={() => void refetch()}
    >
      <RefreshIcon />
    </BusyIconButton>
  )
}
