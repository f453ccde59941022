import { ClockIcon } from '../icons/controls'
import { useRefusalText } from '../intl/useRefusalText'
import { StateMessage } from './StateMessage'

/** Shown if a page needs endpoints that this build's provider does not have (`VITE_PROVIDER_EXT`). */
export function NotAvailable() {
  const refusalText = useRefusalText()
  return (
    <StateMessage icon={<ClockIcon size={32} />} title={refusalText({ code: 'notavailable' })} />
  )
}
