import { useText } from '../intl/useText'
import { TableCheckbox } from './TableCheckbox'
import type { Selection } from './useSelection'

interface SelectAllProps {
  selection: Selection
  /** Rows on all pages. */
  foundCount: number
}

/** Selects all that was found, on every page, or nothing. */
export function SelectAll({ selection, foundCount }: SelectAllProps) {
  const text = useText()
  const all = selection.count === foundCount
  return (
    <TableCheckbox
      label={text('table.selectAll', { count: foundCount })}
      checked={all}
      partly={!all && selection.count > 0}
      onChange={selection.toggleAll}
    />
  )
}
