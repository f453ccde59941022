import { useRefusalText } from '#ui/intl/useRefusalText'
import { EmptyState } from '#ui/state/EmptyState'

/** In place of what this build's provider does not offer. */
export function NotOpen() {
  const refusalText = useRefusalText()
  return <EmptyState message={refusalText({ code: 'notavailable' })} />
}
