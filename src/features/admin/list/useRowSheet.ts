import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { pathOf } from '#lib/paths/member'

/**
 * The sheet that stands over a list under an address of its own, `path` with the row's id: which one
 * is open, and a way to open one with a decision begun.
 */
export function useRowSheet(path: string) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return {
    id: matchPath(path, pathname)?.params['id'],
    openFor: (decision: string) => (id: string) =>
      void navigate(`${pathOf(path, id)}${search}`, { state: { fromList: true, decision } }),
  }
}
