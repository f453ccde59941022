import { useLocation } from 'react-router-dom'
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
