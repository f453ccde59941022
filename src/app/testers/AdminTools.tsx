import { setStaffTransport } from '#features/scenario/api/transports'
import { answerStaff } from '../admin/answerStaff'
import { TesterTools, type TesterToolsProps } from './TesterTools'
import { useReload } from './useReload'

// Set only here, so that players' pages contain no back office code.
setStaffTransport(answerStaff)

/** Button that opens the test panel on the back office's pages. */
export function AdminTools(props: Pick<TesterToolsProps, 'compact'>) {
  return <TesterTools {...props} onChange={useReload()} />
}
