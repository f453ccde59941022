import { setStaffTransport } from '#features/scenario/api/transports'
import { answerStaff } from '../admin/answerStaff'
import { TesterTools, type TesterToolsProps } from './TesterTools'
import { useReload } from './useReload'

// Here alone: players' pages carry nothing of the staff's.
setStaffTransport(answerStaff)

/** The way to the panel on the operator's pages. */
export function AdminTools(props: Pick<TesterToolsProps, 'compact'>) {
  return <TesterTools {...props} onChange={useReload()} />
}
