import { useLayoutEffect } from 'react'
import { useSelector } from 'react-redux'
import { selectSessionStatus } from '#api/session/session'

/** Says which of index.html's frames stands while nothing is rendered: after a login, the member area's. */
export function useFrameKind(): void {
  const status = useSelector(selectSessionStatus)
  useLayoutEffect(() => {
    if (status !== 'starting') {
      document.documentElement.dataset['frame'] = status === 'in' ? 'app' : 'guest'
    }
  }, [status])
}
