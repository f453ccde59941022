import { useOnline } from '#api/client/useOnline'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { OfflineNote } from '#ui/state/OfflineNote'

/** Says before somebody tries that money cannot be moved now. */
export function MoneyOffline() {
  const online = useOnline()
  const refusalText = useRefusalText()
  return online ? null : <OfflineNote message={refusalText({ code: 'offlinemoney' })} />
}
