import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { pathOf } from '#lib/paths/member'
import { DataText } from '#ui/display/DataText'
import { RowLink } from '#ui/table/RowLink'

interface SheetLinkProps {
  /** Of the sheet, with its parameter. */
  path: string
  id: string
  children: string
}

/** The way from a row to its sheet; the list behind it stays as it is filtered. */
export function SheetLink({ path, id, children }: SheetLinkProps) {
  const { search } = useLocation()
  return (
    <RowLink to={pathOf(path, id) + search} state={{ fromList: true }}>
      <DataText>{children}</DataText>
    </RowLink>
  )
}

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
