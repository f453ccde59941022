import { BusyIconButton } from '#ui/form/BusyButton'
import { RefreshIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'

interface AskAgainProps {
  /** What the query's hook answers. */
  result: { isFetching: boolean; refetch: () => unknown }
}

/** Has what a card shows asked for again at once; by itself that happens every few seconds. */
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
