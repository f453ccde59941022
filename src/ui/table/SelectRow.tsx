import { useText } from '../intl/useText'
import { TableCheckbox } from './TableCheckbox'
import type { Selection } from './useSelection'

interface SelectRowProps {
  selection: Selection
  rowKey: string
  name: string
}

export function SelectRow({ selection, rowKey, name }: SelectRowProps) {
  const text = useText()
  return (
    <TableCheckbox
      label={text('table.select', { name })}
      checked={selection.has(rowKey)}
      onChange={(on, toHere) => selection.toggle(rowKey, on, toHere)}
    />
  )
}
