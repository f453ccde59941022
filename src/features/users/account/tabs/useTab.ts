import { useSearchParams } from 'react-router-dom'
import { useLeaving } from '../form/leaveGuard'

/**
 * Which of the tabs or steps is open, as the address says (`?tab=billing`); the first one where it
 * says nothing that makes sense. Changing it asks first where input would be lost.
 */
export function useTab<Id extends string>(
  ids: readonly [Id, ...Id[]],
): [tab: Id, open: (next: Id) => void] {
  const [params, setParams] = useSearchParams()
  const leave = useLeaving()
  const tab = ids.find((id) => id === params.get('tab')) ?? ids[0]
  const open = (next: Id) => {
    if (next !== tab) leave(() => setParams(next === ids[0] ? {} : { tab: next }))
  }
  return [tab, open]
}
