import { ClockIcon } from '../icons/controls'
import { useErrorText } from '../intl/useErrorText'
import { StateMessage } from './StateMessage'

/** Shown if a page needs endpoints that this build's provider does not have (`VITE_PROVIDER_EXT`). */
export function NotAvailable() {
  const errorText = useErrorText()
  return <StateMessage icon={<ClockIcon size={32} />} title={errorText({ code: 'notavailable' })} />
}
