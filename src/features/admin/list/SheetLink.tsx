import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { pathOf } from '#lib/paths/member'
import { DataText } from '#ui/display/DataText'
import { RowLink } from '#ui/table/RowLink'

interface SheetLinkProps {
  /** Path of the sheet, with its parameter. */
  path: string
  id: string
  children: string
}

/** Link from a row to its sheet; the list behind it keeps its filters. */
export function SheetLink({ path, id, children }: SheetLinkProps) {
  const { search } = useLocation()
  return (
    <RowLink to={pathOf(path, id) + search} state={{ fromList: true }}>
      <DataText>{children}</DataText>
    </RowLink>
  )
}

/**
 * A list's sheet with its own address, `path` with the row's id: the id of the open one, and a function to
 * open one with a decision started.
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
